// Rows of an export → a catalogue. What a row cannot be is reported and left out; everything else
// goes on without it.
import { toUrlKey } from '../../../shared/catalog/url-key'
import type { CatalogueDraft, CategoryDraft, ProductDraft } from '../catalogue/draft'
import { parseAttributePairs } from './attribute-pairs'
import { withAncestors } from './category-paths'
import { skuKey } from './collect-rows'
import { parseConfigurableVariations } from './configurable-variations'
import type { ExportRow, ExportSettings } from './export-row'
import { type ExportPicture, parseImages } from './row-images'
import type { Problems } from './row-problem'
import { type AttributeSurvey, createAttributeSurvey } from './survey-attributes'
import { toProductDraft } from './to-product-draft'

export interface ExportCatalogue {
  draft: CatalogueDraft
  /** Every picture once. */
  pictures: ExportPicture[]
}

/** The catalogue that an export describes. */
export function toCatalogue(
  rows: ReadonlyMap<string, ExportRow>,
  settings: ExportSettings,
  problems: Problems,
): ExportCatalogue {
  const survey = surveyOf(rows)
  const products = toProducts(rows, survey, settings, problems)
  linkChildren(products, rows, problems)
  makeUrlKeysUnique(products)
  const drafts = [...products.values()]
  return {
    draft: {
      attributes: survey.toDrafts(),
      categories: toCategories(drafts),
      products: drafts,
    },
    pictures: picturesOf([...rows.values()], products, problems),
  }
}

function surveyOf(rows: ReadonlyMap<string, ExportRow>): AttributeSurvey {
  const survey = createAttributeSurvey()
  for (const { cells } of rows.values()) {
    const pairs = parseAttributePairs(cells.additional_attributes ?? '')
    for (const [code, cell] of pairs) survey.see(code, cell)
    for (const { choice } of parseConfigurableVariations(cells.configurable_variations ?? '')) {
      for (const [code, cell] of choice) survey.see(code, cell, true)
    }
  }
  return survey
}

function toProducts(
  rows: ReadonlyMap<string, ExportRow>,
  survey: AttributeSurvey,
  settings: ExportSettings,
  problems: Problems,
): Map<string, ProductDraft> {
  const products = new Map<string, ProductDraft>()
  for (const [key, row] of rows) {
    const draft = toProductDraft(row, survey, settings)
    if (typeof draft === 'string') problems.leaveOut(row, draft)
    else products.set(key, draft)
  }
  return products
}

/** A configurable product without a single child cannot be bought and is left out. */
function linkChildren(
  products: Map<string, ProductDraft>,
  rows: ReadonlyMap<string, ExportRow>,
  problems: Problems,
): void {
  for (const [key, draft] of products) {
    const row = rows.get(key)
    if (draft.typeId !== 'configurable' || !row) continue
    const variations = parseConfigurableVariations(row.cells.configurable_variations ?? '')
    const children = variations.flatMap(({ sku }) => {
      const child = products.get(skuKey(sku))
      if (!child) problems.remark(row, `a variation names an unknown sku: ${sku}`)
      return child ? [child] : []
    })
    const attributes = [...new Set(variations.flatMap(({ choice }) => [...choice.keys()]))]
    if (children.length === 0 || attributes.length === 0) {
      problems.leaveOut(row, 'a configurable product without variations')
      products.delete(key)
      continue
    }
    draft.variations = { attributes, skus: children.map(({ sku }) => sku) }
    if (!row.cells.price) draft.price = { all: Math.min(...children.map(({ price }) => price.all)) }
  }
}

/** Two products cannot have one address: the second gets its sku behind its own. */
function makeUrlKeysUnique(products: ReadonlyMap<string, ProductDraft>): void {
  const taken = new Set<string>()
  for (const { urlKey, sku } of products.values()) {
    if (taken.has(urlKey.all)) urlKey.all = `${urlKey.all}-${toUrlKey(sku)}`
    taken.add(urlKey.all)
  }
}

function toCategories(products: readonly ProductDraft[]): CategoryDraft[] {
  const paths = new Set(products.flatMap(({ categories }) => categories.flatMap(withAncestors)))
  return [...paths].map((path, position) => {
    const name = path.split('/').at(-1) ?? path
    return {
      path,
      name: { all: name },
      urlKey: { all: toUrlKey(name) },
      position,
      isActive: true,
      displayMode: 'PRODUCTS',
    }
  })
}

function picturesOf(
  rows: readonly ExportRow[],
  products: ReadonlyMap<string, ProductDraft>,
  problems: Problems,
): ExportPicture[] {
  const pictures = new Map<string, ExportPicture>()
  for (const row of rows) {
    if (!products.has(skuKey(row.sku))) continue
    const { pictures: found, refused } = parseImages(row.cells)
    for (const name of refused) problems.remark(row, `not a picture: ${name}`)
    for (const picture of found) pictures.set(picture.path, picture)
  }
  return [...pictures.values()]
}
