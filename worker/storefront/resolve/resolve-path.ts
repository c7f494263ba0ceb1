// Turns a path into a decision, in the order of spec 2: fixed screens, stored mapping, redirect
// records, then product, category, landing page, story. It asks through Lookups and does not know
// who answers. An outage is `unavailable`, never `page-not-found`.

import { childLink } from '../../../shared/catalog/child-link'
import { encodePath } from '../../../shared/routing/clean-path'
import { type EntityPath, parseEntityPath } from '../../../shared/routing/entity-path'
import { landingPageLink, storePath } from '../../../shared/routing/links'
import type { RouteName } from '../../../shared/routing/page'
import { STORE_LOCATOR_PATH } from '../../../shared/routing/screen-paths'
import { staticRouteAt } from '../../../shared/routing/static-routes'
import type { Lookups } from '../load/lookups'
import type { FoundCategory } from '../mapping/listing/to-category'
import type { LandingPageRecord, UrlRecords } from '../mapping/listing/to-url-records'
import { isHidden } from '../mapping/product/is-hidden'
import type { FoundProduct } from '../mapping/product/to-product'
import { logLine } from '../runtime/log-line'
import { followRedirect } from './follow-redirect'
import type { Resolution, Visit } from './resolution'
import { keywordOf, resolveSearch, searchedAt } from './resolve-search'
import { resolveStory } from './resolve-story'
import { toEntityPath } from './url-mapping'

const NOT_FOUND: Resolution = { kind: 'page-not-found' }

/** Decides what a visit gets (spec 2, URL resolution of unknown paths), at one spelling of its path. */
export async function resolvePath(visit: Visit, lookups: Lookups): Promise<Resolution> {
  const found = await decide(visit, lookups)
  return isPage(found) && isSpeltOtherwise(visit, found)
    ? redirectTo(storePath(encodePath(visit.path), visit.store), visit, 301)
    : found
}

async function decide(visit: Visit, lookups: Lookups): Promise<Resolution> {
  const keyword = searchedAt(visit)
  if (keyword !== null) return resolveSearch(keyword, visit, lookups)
  const route = staticRouteAt(visit.path)
  if (route) return resolveScreen(route, visit)
  const entityPath = parseEntityPath(visit.path, visit.store)
  if (entityPath) return resolveEntityPath(entityPath, visit, lookups)
  return resolveUnknown(visit, lookups)
}

function resolveScreen(route: RouteName, visit: Visit): Resolution {
  return route === 'storelocator' && !visit.hadTrailingSlash
    ? redirectTo(storePath(STORE_LOCATOR_PATH, visit.store), visit, 301)
    : { kind: 'static', route }
}

async function resolveUnknown(visit: Visit, lookups: Lookups): Promise<Resolution> {
  const known = await lookups.at(visit.path)
  if (!known.ok) return { kind: 'unavailable', fault: known.error }
  const { records, entity } = known.value
  const recorded = await resolveRecords(records, visit, lookups)
  if (recorded) return recorded
  if (entity && !isCategory(entity)) {
    return resolveProduct(entity, null, visit, lookups)
  }
  const category: Resolution | null = entity && { kind: 'category', category: entity.category }
  if (category && entity?.displayMode !== 'PAGE') return category
  if (records.landingPage) {
    return redirectTo(landingPageLink(records.landingPage.urlPath, visit.store), visit, 301)
  }
  const story = await resolveStory(visit, lookups)
  // A category that is a page of the CMS, and has none: its products are better than nothing.
  return category && story.kind === 'page-not-found' ? category : story
}

async function resolveRecords(
  { mapping, redirect }: UrlRecords,
  visit: Visit,
  lookups: Lookups,
): Promise<Resolution | null> {
  if (mapping) {
    const target = toEntityPath(mapping)
    if (target?.kind === 'search') return resolveSearch(keywordOf(visit.query), visit, lookups)
    if (target?.kind === 'static') return { kind: 'static', route: target.route }
    if (target?.kind === 'story') return resolveStory({ ...visit, path: target.path }, lookups)
    if (target) return resolveEntityPath(target, visit, lookups, { isMapped: true })
  }
  return redirect ? followRedirect(redirect, visit, lookups, resolvePath) : null
}

async function resolveEntityPath(
  asked: EntityPath,
  visit: Visit,
  lookups: Lookups,
  { isMapped = false } = {},
): Promise<Resolution> {
  switch (asked.kind) {
    case 'category':
      return resolveCategoryPath(asked.urlPath, visit, lookups)
    case 'landing-page':
      return resolveLandingPage(asked.urlPath, visit, lookups, isMapped)
    case 'product': {
      const found = await lookups.productBySku(asked.parentSku)
      if (!found.ok) return { kind: 'unavailable', fault: found.error }
      if (!found.value) return missing('Product not found', visit)
      return resolveProduct(found.value, asked.childSku, visit, lookups)
    }
  }
}

/** The parameter of a category route may be its url_path, url-key, slug or id (spec 2). */
async function resolveCategoryPath(
  asked: string,
  visit: Visit,
  lookups: Lookups,
): Promise<Resolution> {
  const known = await lookups.at(`/${asked}`)
  if (!known.ok) return { kind: 'unavailable', fault: known.error }
  const { entity } = known.value
  if (entity && isCategory(entity)) return { kind: 'category', category: entity.category }
  if (asked.includes('/')) return missing(noCategory('url_path', asked), visit)
  const attribute = /^\d{1,9}$/.test(asked) ? 'id' : 'url_key'
  const named = await lookups.categoryWhere(attribute, asked)
  if (!named.ok) return { kind: 'unavailable', fault: named.error }
  return named.value
    ? { kind: 'category', category: named.value }
    : missing(noCategory(attribute, asked), visit)
}

async function resolveLandingPage(
  urlPath: string,
  visit: Visit,
  lookups: Lookups,
  isMapped: boolean,
): Promise<Resolution> {
  const known = await lookups.at(`/${urlPath}`)
  if (!known.ok) return { kind: 'unavailable', fault: known.error }
  const record = known.value.records.landingPage
  if (!record) return NOT_FOUND
  if ((!visit.hadTrailingSlash || visit.hadOddSlashes) && !isMapped) {
    return redirectTo(landingPageLink(record.urlPath, visit.store), visit, 301)
  }
  return withCategory(record, lookups)
}

async function withCategory(record: LandingPageRecord, lookups: Lookups): Promise<Resolution> {
  const { categoryId, ...landingPage } = record
  if (categoryId === null) {
    return { kind: 'landing-page', landingPage: { ...landingPage, category: null } }
  }
  const category = await lookups.categoryWhere('id', String(categoryId))
  if (!category.ok) return { kind: 'unavailable', fault: category.error }
  return { kind: 'landing-page', landingPage: { ...landingPage, category: category.value } }
}

// A disabled product has no page. One that is not visible individually leads to the page of its
// configurable parent, because direct access to children is prevented (spec 2 and 4).
async function resolveProduct(
  found: FoundProduct,
  childSku: string | null,
  visit: Visit,
  lookups: Lookups,
): Promise<Resolution> {
  if (found.status >= 2) return missing(noProduct('status', found.status), visit)
  if (!isHidden(found)) return { kind: 'product', found, childSku }
  const parent = await lookups.parentOfChild(found.product.sku)
  if (!parent.ok) return { kind: 'unavailable', fault: parent.error }
  if (!parent.value || parent.value.status >= 2 || isHidden(parent.value)) {
    return missing(noProduct('visibility', found.visibility), visit)
  }
  return redirectTo(childLink(parent.value.product.link, found.product.sku), visit, 301)
}

/** An address that names something which is not shown: whoever runs the shop is told why (spec 8). */
function missing(message: string, { path }: Visit): Resolution {
  logLine('info', 'not-shown', { message, path })
  return NOT_FOUND
}

function noProduct(field: 'status' | 'visibility', value: number): string {
  return `Product query returned empty result product ${field} = ${value}`
}

function noCategory(key: string, value: string): string {
  return `Category query returned empty result ${key} = ${value}`
}

function isCategory(entity: FoundProduct | FoundCategory): entity is FoundCategory {
  return 'category' in entity
}

function isPage({ kind }: Resolution): boolean {
  return kind !== 'page-not-found' && kind !== 'unavailable' && kind !== 'redirect'
}

function isSpeltOtherwise(visit: Visit, found: Resolution): boolean {
  return visit.hadOddSlashes || (visit.hadTrailingSlash && !endsInSlash(visit, found))
}

/** The slash at the end of a landing page belongs to its address, and that of the store locator. */
function endsInSlash({ path }: Visit, { kind }: Resolution): boolean {
  return kind === 'landing-page' || `${path}/` === STORE_LOCATOR_PATH
}

// The visitor's own query travels along, unless the target has one.
function redirectTo(link: string, visit: Visit, status: 301 | 302): Resolution {
  const query = visit.query.toString()
  const location = link.includes('?') || query === '' ? link : `${link}?${query}`
  return { kind: 'redirect', location, status }
}
