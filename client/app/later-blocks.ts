import { lazy } from 'react'

/** The blocks of editors, when their code has come. */
export const LaterBlocks = lazy(async () => ({
  default: (await import('../content/story-blocks')).StoryBlocks,
}))
