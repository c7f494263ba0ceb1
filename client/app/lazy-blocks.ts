import { lazy } from 'react'
import { keepLoading } from '../browser/keep-loading'
import { loadCode } from '../browser/load-code'

type LoadWords = () => Promise<void>

type Code = typeof import('../content/story-blocks')

let resolveCode: (code: Code) => void
/** The code, whichever try brings it. */
const code = new Promise<Code>((resolve) => {
  resolveCode = resolve
})

async function importBlocks(loadWords: LoadWords): Promise<void> {
  const [found] = await Promise.all([import('../content/story-blocks'), loadWords()])
  resolveCode(found)
}

/**
 * Makes the blocks of editors for when their code has come, with its words. Until then they stay as
 * the server drew them.
 */
export const lazyBlocks = (loadWords: LoadWords) =>
  lazy(async () => {
    void keepLoading({ part: 'blocks', load: () => loadCode(() => importBlocks(loadWords)) })
    return { default: (await code).StoryBlocks }
  })

/** Loads that code before a page is drawn that begins with blocks. */
export const loadBlocks = (loadWords: LoadWords) => loadCode(() => importBlocks(loadWords))
