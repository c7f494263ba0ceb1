import * as z from 'zod/mini'
import { isRecord } from '../../json/is-record'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireList, wireText } from '../wire/wire-value'
import { urlAlternates } from './url-alternates'

const MAX_LEVELS = 12

const categoryFields = {
  id: wireInteger,
  name: orAbsent(wireText),
  parent_id: orAbsent(wireInteger),
  /** Ids from the root down, as text: the ancestor mixed numbers in and lost its breadcrumbs. */
  parent_ids: wireList(wireText),
  level: orAbsent(wireInteger),
  is_active: orAbsent(wireFlag),
  include_in_menu: orAbsent(wireFlag),
  product_count: orAbsent(wireInteger),
  children_count: orAbsent(wireInteger),
  position: orAbsent(wireInteger),
  path: orAbsent(wireText),
  slug: orAbsent(wireText),
  url_key: orAbsent(wireText),
  url_path: orAbsent(wireText),
  description: orAbsent(wireText),
  short_description: orAbsent(wireText),
  seo_text: orAbsent(wireText),
  meta_title: orAbsent(wireText),
  meta_description: orAbsent(wireText),
  display_mode: orAbsent(wireText),
  image: orAbsent(wireText),
  images: wireList(wireText),
  alternates: urlAlternates,
}

type Fields = z.output<z.ZodMiniObject<typeof categoryFields>>
export type WireCategory = Fields & { children_data?: WireCategory[] }

const categoryBranch: z.ZodMiniType<WireCategory> = wireObject({
  ...categoryFields,
  children_data: wireList(z.lazy(() => categoryBranch)),
})

/** A category with its children (spec 3). Refuses a tree of more than 12 levels. */
export const wireCategory = z.pipe(
  z.custom<unknown>(hasFewLevels, 'Too many category levels'),
  categoryBranch,
)

// Asked before the schema walks down, so that a hostile tree cannot exhaust the stack.
function hasFewLevels(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_LEVELS) return false
    level = level.flatMap(childrenOf)
  }
  return true
}

function childrenOf(value: unknown): unknown[] {
  if (!isRecord(value)) return []
  return Array.isArray(value.children_data) ? value.children_data : []
}
