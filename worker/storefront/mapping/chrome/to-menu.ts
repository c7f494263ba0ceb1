import {
  assetField,
  blocksField,
  linkField,
  textField,
} from '../../../../shared/content/block-fields'
import type { Block, Story } from '../../../../shared/content/story'
import type { MenuBranch } from '../../../../shared/routing/page-chrome'
import type { CategoryTree } from '../listing/category-tree'

/** Departments, each with what editors show in its panel (spec 2, mega menu). */
export function toMenu(tree: CategoryTree, story: Story | null): MenuBranch[] {
  const items = story ? blocksField(story.content, 'items') : []
  return tree.map((branch) => {
    const item = items.find((one) => linkField(one, 'department') === branch.link)
    const highlight = item && toHighlight(item)
    return highlight ? { ...branch, highlight } : branch
  })
}

/** Nothing when it leads nowhere. */
function toHighlight(item: Block): MenuBranch['highlight'] {
  const link = linkField(item, 'link')
  const title = textField(item, 'title')
  if (!link || !title) return undefined
  return { title, link, image: assetField(item, 'image')?.filename ?? '' }
}
