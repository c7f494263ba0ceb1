import type { CategoryDraft } from '../../catalogue/draft'
import { modelPictures, type PictureIndex } from '../pictures-of'
import { joinWords, perStore } from '../words/four-words'
import { urlKeys } from '../words/url-keys'
import type { CategorySpec, Department } from './category-spec'
import { FURNITURE } from './furniture'
import { HOME_DECOR } from './home-decor'
import { KIDSWEAR } from './kidswear'
import { TEXTILES } from './textiles'
import { WALLPAPER } from './wallpaper'

/** The departments by the short names that shelves of products begin with. */
export const DEPARTMENTS: Record<string, Department> = {
  furniture: FURNITURE,
  decor: HOME_DECOR,
  textiles: TEXTILES,
  wallpaper: WALLPAPER,
  kidswear: KIDSWEAR,
}

/** Every department, each followed by its shelves. */
export function createCategories(pictures: PictureIndex): CategoryDraft[] {
  return Object.values(DEPARTMENTS).flatMap((department, position) => [
    toDraft(department, department.name[3], position, pictures),
    ...Object.values(department.shelves).map((shelf, place) =>
      toDraft(shelf, `${department.name[3]}/${shelf.name[3]}`, place, pictures),
    ),
  ])
}

/** Paths of the categories a shelf stands in: its own and its department's. */
export function categoryPathsOf(shelfName: string): [shelf: string, department: string] {
  const [departmentName = '', key = ''] = shelfName.split('/')
  const department = DEPARTMENTS[departmentName]
  const shelf = department?.shelves[key]
  if (!department || !shelf) throw new Error(`An unknown shelf: ${shelfName}`)
  return [`${department.name[3]}/${shelf.name[3]}`, department.name[3]]
}

function toDraft(
  spec: CategorySpec,
  path: string,
  position: number,
  pictures: PictureIndex,
): CategoryDraft {
  const [image] = modelPictures(pictures, spec.model)
  return {
    path,
    name: perStore(spec.name),
    urlKey: urlKeys(spec.name),
    description: perStore(joinWords((text) => `<p>${text}</p>`, spec.text)),
    metaDescription: perStore(spec.text),
    ...(image ? { image } : {}),
    position,
    isActive: true,
    displayMode: 'PRODUCTS',
  }
}
