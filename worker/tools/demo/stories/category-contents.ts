// What editors add to lists of products: above, below, and between the products (spec 3, category
// CMS content). It lies at `blocks/category/` and the address of the category.
import type { Words } from './around-lists/category-content'
import { AROUND_FURNITURE } from './around-lists/furniture'
import { fieldsOf } from './around-lists/make-blocks'
import { AROUND_OTHERS } from './around-lists/other-departments'
import { block, type DemoBlock } from './story-blocks'
import type { Teller } from './teller'

const CONTENTS = [...AROUND_FURNITURE, ...AROUND_OTHERS]

/** The content of every category that has some: its slug and its fields. */
export function categoryContents(teller: Teller): { slug: string; content: DemoBlock }[] {
  return CONTENTS.map(({ place, top = [], bottom = [], visual }) => ({
    slug: `blocks/category${teller.linkOf(place)}`,
    content: block('category-content', place, {
      top: top.map((make) => make(teller)),
      bottom: bottom.map((make) => make(teller)),
      visuals: visual ? [toVisual(visual, teller)] : [],
    }),
  }))
}

function toVisual({ position, ...words }: Words & { position: number }, teller: Teller): DemoBlock {
  const { title, button, link, image } = fieldsOf(words, teller)
  const item = block('visual', words.to, {
    title,
    buttonText: button,
    link,
    desktopAsset: image,
    mobileAsset: image,
    displayOverlay: true,
    isExternal: false,
    centerText: false,
  })
  return block('visual-item', `visual ${words.to}`, { position, size: 'single', items: [item] })
}
