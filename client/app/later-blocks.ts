import { lazy } from 'react'
import { loadPart } from '../browser/load-part'

/** The blocks of editors, when their code has come. */
export const LaterBlocks = lazy(async () => ({
  default: (await loadPart(() => import('../content/story-blocks'))).StoryBlocks,
}))
