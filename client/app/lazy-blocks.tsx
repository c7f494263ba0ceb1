import { type ComponentType, use } from 'react'
import { keepLoading } from '../browser/keep-loading'
import { loadCode } from '../browser/load-code'
import type { EditorsBlocksProps } from '../stores/editors-blocks'

type LoadWords = () => Promise<void>
type Blocks = ComponentType<EditorsBlocksProps>

let found: Blocks | null = null
let isAskedFor = false
let resolveBlocks: (found: Blocks) => void
/** The code, whichever try brings it. */
const whenFound = new Promise<Blocks>((resolve) => {
  resolveBlocks = resolve
})

async function importBlocks(loadWords: LoadWords): Promise<void> {
  const [code] = await Promise.all([import('../content/story-blocks'), loadWords()])
  found = code.StoryBlocks
  resolveBlocks(found)
}

function askForBlocks(loadWords: LoadWords): Promise<Blocks> {
  if (!isAskedFor) void keepLoading({ part: 'blocks', load: () => loadBlocks(loadWords) })
  isAskedFor = true
  return whenFound
}

/**
 * Makes the blocks of editors for when their code has come, with its words. Until then they stay as
 * the server drew them; where it is there, a page is never drawn without them.
 */
export const lazyBlocks = (loadWords: LoadWords): Blocks =>
  function LazyBlocks(props) {
    const Drawn = found ?? use(askForBlocks(loadWords))
    return <Drawn {...props} />
  }

/** Loads that code before a page is drawn that begins with blocks. */
export const loadBlocks = (loadWords: LoadWords) => loadCode(() => importBlocks(loadWords))
