import type { Category } from '../../shared/catalog/category'
import type { Story } from '../../shared/content/story'
import { fillStory } from './fill-story'
import { loadOptionalStory } from './load-story'
import type { Sources } from './sources'

/** Where editors write what stands around a list of products. */
const FOLDER = 'blocks/category'
const SUBCATEGORY_LEVEL = 3

/**
 * What editors add to a category: top, bottom and visuals (spec 3, category CMS content). The top
 * is for departments only (spec 2).
 */
export async function loadCategoryContent(
  sources: Sources,
  { link, level }: Category,
): Promise<Story | null> {
  const story = await loadOptionalStory(sources, `${FOLDER}${link}`)
  if (!story) return null
  const content = level < SUBCATEGORY_LEVEL ? story.content : { ...story.content, top: [] }
  const filled = await fillStory(sources, { ...story, content })
  return filled.ok ? filled.value.story : story
}
