import { lazy } from 'react'
import { loadCode } from '../browser/load-code'
import { loadPart } from '../browser/load-part'
import { tellFault } from '../browser/watch-faults'

type Code = typeof import('../content/story-blocks')

let resolveCode: (code: Code) => void
/** The code, whichever try brings it. */
const code = new Promise<Code>((resolve) => {
  resolveCode = resolve
})

async function importBlocks(): Promise<void> {
  resolveCode(await import('../content/story-blocks'))
}

/** The blocks of editors, when their code has come. Until then they stay as the server drew them. */
export const LazyBlocks = lazy(async () => {
  loadPart(importBlocks).catch((error: unknown) => tellFault('blocks', error))
  return { default: (await code).StoryBlocks }
})

/** Loads that code before a page is drawn that begins with blocks. */
export const loadBlocks = () => loadCode(importBlocks)
