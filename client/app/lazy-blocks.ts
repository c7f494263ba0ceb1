import { lazy } from 'react'
import { loadCode } from '../browser/load-code'
import { loadPart } from '../browser/load-part'
import { tellFault } from '../browser/watch-faults'

type Code = typeof import('../content/story-blocks')

/** The blocks of editors, when their code has come. Without it they stay as the server drew them. */
export const LazyBlocks = lazy(async () => {
  const { StoryBlocks } = await loadPart(importBlocks).catch(stayDrawn)
  return { default: StoryBlocks }
})

/** What waits for ever is left alone; what fails would be taken off the page. */
function stayDrawn(error: unknown): Promise<never> {
  tellFault('blocks', error)
  return new Promise(() => {})
}

/** Loads that code before a page is drawn that begins with blocks. */
export const loadBlocks = () => loadCode(importBlocks)
