import { lazy } from 'react'
import { loadCode } from '../browser/load-code'
import { loadPart } from '../browser/load-part'

const importBlocks = () => import('../content/story-blocks')

/** The blocks of editors, when their code has come. */
export const LaterBlocks = lazy(async () => ({
  default: (await loadPart(importBlocks)).StoryBlocks,
}))

/** Brings that code before a page is drawn that begins with blocks. */
export const loadBlocks = () => loadCode(importBlocks)
