import type { Frame } from '../../shared/routing/page'
import { trimTree } from './category-tree'
import { loadCategoryTree } from './load-category-tree'
import { loadStory } from './load-story'
import type { Sources } from './sources'

const MENU_LEVELS = 2

/** Menu and footer. Without them a page is poorer, never broken: a failure leaves them empty. */
export async function loadFrame(sources: Sources): Promise<Frame> {
  const [tree, footer] = await Promise.all([
    loadCategoryTree(sources),
    loadStory(sources, 'blocks/footer'),
  ])
  return {
    menu: tree.ok ? trimTree(tree.value, MENU_LEVELS) : [],
    footer: footer.ok ? footer.value : null,
  }
}
