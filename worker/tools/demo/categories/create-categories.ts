import type { CategoryDraft } from '../../../../shared/contract/admin/catalogue-draft'
import { demoPicture, modelPictures, type PictureIndex } from '../picture-index'
import { joinLocalized, type Localized, wordsPerStore } from '../words/localized'
import { urlKeys } from '../words/url-keys'
import type { CategorySpec, Department, Shelf } from './category-spec'
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

/** A category on its way: the short names that lead to it, and itself with what stands above it. */
interface Placed {
  place: string
  line: readonly CategorySpec[]
  position: number
  advice?: Localized
}

/** Every department, each followed by its shelves, and those by their parts. */
export function createCategories(
  pictures: PictureIndex,
  files: ReadonlySet<string> = new Set(),
): CategoryDraft[] {
  return Object.entries(DEPARTMENTS).flatMap(([place, department], position) => {
    const shelves = Object.entries(department.shelves)
    const below = shelves.flatMap(([key, shelf], index) =>
      placeShelf(`${place}/${key}`, [department, shelf], index),
    )
    const placed: Placed[] = [{ place, line: [department], position }, ...below]
    return placed.map((one) => toDraft(one, pictures, files))
  })
}

function placeShelf(place: string, line: readonly [Department, Shelf], position: number): Placed[] {
  const [, { advice, parts = {} }] = line
  const below = Object.entries(parts).map(([key, part], index) => {
    return { place: `${place}/${key}`, line: [...line, part], position: index, advice }
  })
  return [{ place, line, position, advice }, ...below]
}

/** Paths of the categories that a shelf or a part of one stands in, its own first. */
export function categoryPathsOf(place: string): string[] {
  const [departmentName = '', shelfName = '', partName] = place.split('/')
  const department = DEPARTMENTS[departmentName]
  const shelf = department?.shelves[shelfName]
  const part = partName === undefined ? undefined : shelf?.parts?.[partName]
  if (!department || !shelf || (partName && !part)) throw new Error(`An unknown shelf: ${place}`)
  const around = [pathOf([department, shelf]), pathOf([department])]
  return part ? [pathOf([department, shelf, part]), ...around] : around
}

/** Names from the department down, in English. */
function pathOf(line: readonly CategorySpec[]): string {
  return line.map(({ name }) => name[3]).join('/')
}

/** A picture of its own model or, while that has not been photographed, of what it is part of. */
function pictureAbove(line: readonly CategorySpec[], pictures: PictureIndex): string | undefined {
  const models = line.map(({ model }) => model).reverse()
  return models.flatMap((model) => modelPictures(pictures, model)).at(0)
}

const META_TITLE: Localized = [
  ': de hele collectie',
  ': die ganze Kollektion',
  ' : toute la collection',
  ': the whole collection',
]

function toDraft(
  { place, line, position, advice }: Placed,
  pictures: PictureIndex,
  files: ReadonlySet<string>,
): CategoryDraft {
  const spec = line.at(-1)
  if (!spec) throw new Error('A category without a name')
  const image = bannerOf(place, files) ?? pictureAbove(line, pictures)
  const seoText = (name: string, text: string) => `<h2>${name}</h2><p>${text}</p>`
  return {
    path: pathOf(line),
    name: wordsPerStore(spec.name),
    urlKey: urlKeys(spec.name),
    description: wordsPerStore(joinLocalized((text) => `<p>${text}</p>`, spec.text)),
    seoText: wordsPerStore(joinLocalized(seoText, spec.name, advice ?? spec.text)),
    metaTitle: wordsPerStore(joinLocalized((name, ending) => name + ending, spec.name, META_TITLE)),
    metaDescription: wordsPerStore(spec.text),
    ...(image ? { image } : {}),
    position,
    isActive: true,
    displayMode: 'PRODUCTS',
  }
}

/** The banner that was made for a place, where there is one. */
function bannerOf(place: string, files: ReadonlySet<string>): string | undefined {
  const name = `banner-${place.replace(/^decor/, 'home-decor').replaceAll('/', '-')}.webp`
  return files.has(name) ? demoPicture(name) : undefined
}
