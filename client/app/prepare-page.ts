import type { Page } from '../../shared/routing/page'
import { loadLateParts } from '../stores/late-part'
import { loadBlocks } from './lazy-blocks'
import { loadScreen } from './load-screen'
import { hasEditorsBlocks, SCREENS, type Screen, type ScreenName, screenNameOf } from './screens'
import type { LoadedWords } from './words'

/** Loads the code and the messages that a page is drawn with. */
export async function preparePage({ data }: Page, words: LoadedWords): Promise<Screen> {
  const name = screenNameOf(data)
  const [screen] = await Promise.all([
    loadWhole(name, words),
    words.loadFor(name),
    hasEditorsBlocks(data) && loadBlocks(words.loadLater),
  ])
  return screen
}

/**
 * A screen with its late parts: a page that comes without HTML is drawn at once. Those of other rooms
 * are not waited for: where one of them cannot be had, this page does not lack it.
 */
async function loadWhole(name: ScreenName, { loadLater }: LoadedWords): Promise<Screen> {
  const screen = await loadScreen(name)
  const rooms = ['layout', roomOf(SCREENS[name])]
  await loadLateParts(loadLater, (file) => rooms.includes(roomOf(file)))
  return screen
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? file
}
