import type { Category } from '../../../shared/catalog/category'
import { blocksField, numberField } from '../../../shared/content/block-fields'
import { isDouble } from '../../../shared/content/is-double'
import type { Story, Visual } from '../../../shared/content/story'
import { ok } from '../../../shared/result'
import { splitStoreCode } from '../../../shared/store-view/detect-store'
import { recordReads } from '../cache/record-reads'
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

const NONE: CategoryBlocks = { content: null, visuals: [] }

interface KeptBlocks extends CategoryBlocks {
  /** What a purge may name to reach them. */
  tags: readonly string[]
  isIncomplete: boolean
}

/**
 * What editors add to a category: top, bottom and visuals (spec 3, category CMS content). It is kept as
 * it is drawn, with the products that it names, so that a list waits for one answer.
 */
export async function loadCategoryContent(
  sources: Sources,
  category: Category,
): Promise<CategoryBlocks> {
  if (sources.edition) return loadBlocks(sources, category)
  const read = await sources.cache.read(
    {
      kind: 'search',
      parts: { blocksOf: category.link, level: category.level },
      tags: ({ tags }: KeptBlocks) => tags,
      isEmpty: ({ isIncomplete }) => isIncomplete,
    },
    async () => {
      const reads = recordReads(sources.cache)
      const blocks = await loadBlocks({ ...sources, cache: reads.cache }, category)
      return ok({ ...blocks, ...reads.outcome() })
    },
  )
  return read.ok ? read.value.value : NONE
}

/** The top is for departments only (spec 2). */
async function loadBlocks(sources: Sources, { link, level }: Category): Promise<CategoryBlocks> {
  const story = await loadOptionalStory(sources, FOLDER + splitStoreCode(link).path)
  if (!story) return NONE
  const { visuals: _between, ...around } = story.content
  const content = level < SUBCATEGORY_LEVEL ? around : { ...around, top: [] }
  const filled = await fillStory(sources, { ...story, content })
  return { content: filled.ok ? filled.value.story : story, visuals: visualsOf(story) }
}

function visualsOf({ content }: Story): Visual[] {
  const visuals = blocksField(content, 'visuals').flatMap((block) => {
    const position = numberField(block, 'position', 1, MAX_POSITION)
    return position === null ? [] : [{ position, isWide: isDouble(block), block }]
  })
  return visuals.sort((a, b) => a.position - b.position)
}
