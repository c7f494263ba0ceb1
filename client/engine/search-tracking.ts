// Tells the shop which product a search led to (spec 7, tracking). Silent: whatever becomes of it,
// the shopper notices nothing.
import type { StoreView } from '../../shared/store-view/store-view'
import type { Ports } from './ports'

/** The call of the contract, without its schemas: they would come with every search. */
const PATH = '/api/search/tracking'

/** Products of one page, as the position is counted (spec 9, search click position). */
const POSITIONS_PER_PAGE = 12

/** A product that was found and is being opened. */
export interface FoundProductClick {
  sku: string
  /** Of the search that found it; empty where the backend told none. */
  requestId: string
  term: string
  position: number
}

/** The position of a click in all results: `place` counts from 1 on its page (spec 9). */
export function clickPosition(page: number, place: number): number {
  return page > 1 ? POSITIONS_PER_PAGE * (page - 1) + place : place
}

/**
 * Sends a click on a product, unless the shopper refuses to be tracked, looks at a draft, or the
 * search has no id (spec 7: sent with ItemId and RequestId).
 */
export function trackClick(
  ports: Pick<Ports, 'http' | 'storage' | 'random' | 'page'>,
  store: StoreView,
  { sku, requestId, term, position }: FoundProductClick,
): void {
  if (requestId === '' || ports.page.refusesTracking()) return
  const body = {
    ProfileKey: profileKey(ports, store),
    SearchTerm: term,
    RequestId: requestId,
    ItemId: sku,
    Position: position,
  }
  void ports.http.send({ method: 'POST', path: PATH, body, outlivesPage: true })
}

const KEY = /^[\w-]{1,64}$/

/** A random key that names nobody: it is made in this browser and kept there alone (spec 3). */
function profileKey(
  { storage, random }: Pick<Ports, 'storage' | 'random'>,
  { storeCode }: StoreView,
): string {
  const place = `${storeCode}-shop/search/profile-key`
  const kept = storage.read(place)
  if (kept !== null && KEY.test(kept)) return kept
  const made = random.uuid()
  storage.write(place, made)
  return made
}
