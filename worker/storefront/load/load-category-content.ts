import type { Category } from '../../../shared/catalog/category'
import { blocksField, numberField, textField } from '../../../shared/content/block-fields'
import type { Story, Visual } from '../../../shared/content/story'
import { splitStoreCode } from '../../../shared/store-view/detect-store'
import { fillStory } from './fill-story'
import { loadOptionalStory } from './load-story'
import type { Sources } from './sources'

/** Where editors write what stands around a list of products. */
const FOLDER = 'blocks/category'
const SUBCATEGORY_LEVEL = 3
const MAX_POSITION = 1000

export interface CategoryBlocks {
  content: Story | null
  visuals: Visual[]
}

/**
 * What editors add to a category: top, bottom and visuals (spec 3, category CMS content). The top
 * is for departments only (spec 2).
 */
export async function loadCategoryContent(
  sources: Sources,
  { link, level }: Category,
): Promise<CategoryBlocks> {
  const story = await loadOptionalStory(sources, FOLDER + splitStoreCode(link).path)
  if (!story) return { content: null, visuals: [] }
  const { visuals: _between, ...around } = story.content
  const content = level < SUBCATEGORY_LEVEL ? around : { ...around, top: [] }
  const filled = await fillStory(sources, { ...story, content })
  return { content: filled.ok ? filled.value.story : story, visuals: visualsOf(story) }
}

function visualsOf({ content }: Story): Visual[] {
  const visuals = blocksField(content, 'visuals').flatMap((block) => {
    const position = numberField(block, 'position', 1, MAX_POSITION)
    return position === null
      ? []
      : [{ position, isWide: isDouble(textField(block, 'size')), block }]
  })
  return visuals.sort((a, b) => a.position - b.position)
}

function isDouble(size: string): boolean {
  return size === 'double'
}
