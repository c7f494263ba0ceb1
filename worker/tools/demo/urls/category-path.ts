import { inStore } from '../../../../shared/contract/admin/per-store'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { CategorySpec } from '../categories/category-spec'
import { DEPARTMENTS } from '../categories/create-categories'
import { urlKeys } from '../words/url-keys'

/** The path of a category in a store, by the short names that products use. */
export function categoryPath(place: string, store: StoreCode): string {
  return categoriesTo(place)
    .map(({ name }) => inStore(urlKeys(name), store))
    .join('/')
}

/** The categories from the department down to a place. */
export function categoriesTo(place: string): CategorySpec[] {
  const [departmentName = '', shelfName, partName = ''] = place.split('/')
  const department = DEPARTMENTS[departmentName]
  const shelf = department?.shelves[shelfName ?? '']
  const part = shelf?.parts?.[partName]
  const categories = [department, shelf, part].filter((one) => one !== undefined)
  if (categories.length < place.split('/').length) throw new Error(`An unknown category: ${place}`)
  return categories
}
