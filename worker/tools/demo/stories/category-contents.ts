// What editors add to lists of products: above, below, and between the products (spec 3, category
// CMS content). It lies at `blocks/category/` and the address of the category.
import type { Words } from './category-content/category-content'
import { fieldsOf } from './category-content/content-blocks'
import { AROUND_FURNITURE } from './category-content/furniture'
import { AROUND_OTHERS } from './category-content/other-departments'
import { block, type DemoBlock } from './story-blocks'
import type { StoryContext } from './story-context'

const CONTENTS = [...AROUND_FURNITURE, ...AROUND_OTHERS]

/** The content of every category that has some: its slug and its fields. */
export function categoryContents(context: StoryContext): { slug: string; content: DemoBlock }[] {
  return CONTENTS.map(({ place, top = [], bottom = [], visual }) => ({
    slug: `blocks/category${context.linkOf(place)}`,
    content: block('category-content', place, {
      top: top.map((make) => make(context)),
      bottom: bottom.map((make) => make(context)),
      visuals: visual ? [toVisual(visual, context)] : [],
    }),
  }))
}

function toVisual(
  { position, ...words }: Words & { position: number },
  context: StoryContext,
): DemoBlock {
  const { title, button, link, image } = fieldsOf(words, context)
  const item = block('visual', words.to, {
    title,
    buttonText: button,
    link,
    desktopAsset: image,
    mobileAsset: image,
    displayOverlay: false,
    isExternal: false,
    centerText: false,
  })
  return block('visual-item', `visual ${words.to}`, { position, size: 'double', items: [item] })
}
