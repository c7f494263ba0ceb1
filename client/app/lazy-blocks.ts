import { lazy } from 'react'
import { loadCode } from '../browser/load-code'
import { loadPart } from '../browser/load-part'
import { tellFault } from '../browser/watch-faults'

type Code = typeof import('../content/story-blocks')

/** The blocks of editors, loaded after the page is interactive. */
export const LazyBlocks = lazy(async () => ({
  default: (await loadPart(importBlocks)).StoryBlocks,
}))

/** Loads that code before a page is drawn that begins with blocks. */
export const loadBlocks = () => loadCode(importBlocks)
