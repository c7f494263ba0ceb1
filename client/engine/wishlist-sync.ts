// Keeps the wishlist of this browser and that of a customer the same. What was wished for as a guest is
// merged into it once, at the first exchange of a login.
import { WISHES_AT_ONCE, WISHLIST_CAP } from '../../shared/contract/wire/wishlist-limits'
import { isRecord } from '../../shared/json/is-record'
import { parseJson } from '../../shared/json/parse-json'
import { type ListChange, type ProductList, parseProducts } from './kept-products'
import type { Ports } from './ports'

/** So many tell all of a full list. */
const MOST_ROUNDS = Math.ceil(WISHLIST_CAP / WISHES_AT_ONCE) + 1

/** What this browser and the shop agreed on last, and in which login. */
interface Agreed {
  login: string
  skus: ReadonlySet<string>
}

interface Setup {
  ports: Pick<Ports, 'http' | 'storage' | 'tabs' | 'online'>
  /** Under which the list is kept. */
  key: string
  login: () => string | null
  change: (change: ListChange) => void
  /** Called where the login is over to which this browser's list belonged. */
  loggedOut: () => void
}

export interface WishlistSync {
  /** Tells the shop what was changed here, and takes over what was changed elsewhere. */
  sync: () => void
  /** Begins, and goes on whenever the shopper comes back; returns how to stop. */
  start: () => () => void
}

/**
 * Exchanges changes since the last agreement, one tab at a time. The shop adds and removes by sku, so what
 * is sent again after a lost answer changes nothing. Without a login it only looks whether one is over:
 * its list is then nobody's, and goes.
 */
export function createWishlistSync({ ports, key, login, change, loggedOut }: Setup): WishlistSync {
  const { http, storage, tabs, online } = ports
  const agreedKey = `${key}/agreed`

  async function exchange(rounds: number): Promise<void> {
    const who = login()
    const agreed = parseAgreed(storage.read(agreedKey))
    if (agreed && agreed.login !== who) {
      storage.remove(agreedKey)
      change(() => [])
      loggedOut()
    }
    if (who === null) return
    const known = agreed?.login === who ? agreed.skus : new Set<string>()
    const list = parseProducts(storage.read(key), WISHLIST_CAP)
    const add = list.filter(({ sku }) => !known.has(sku)).slice(-WISHES_AT_ONCE)
    const theirs = await send(
      add,
      [...known].filter((sku) => !skusOf(list).has(sku)),
    )
    // Somebody has logged out meanwhile, or the shop has.
    if (login() !== who && rounds > 1) return exchange(rounds - 1)
    if (!theirs || login() !== who) return
    const said = new Set([...known, ...skusOf(add)])
    storage.write(agreedKey, JSON.stringify({ login: who, skus: [...skusOf(theirs)] }))
    change((now) => merge(now, theirs, said))
    const left = skusOf(parseProducts(storage.read(key), WISHLIST_CAP))
    if (rounds > 1 && !isSame(left, skusOf(theirs))) await exchange(rounds - 1)
  }

  async function send(add: ProductList, remove: string[]): Promise<ProductList | null> {
    const body = {
      add: add.map(({ sku, name, image, link }) => ({ sku, name, image, link })),
      remove,
    }
    const answer = await http.send({ method: 'POST', path: '/api/user/wishlist', body })
    if (answer.kind !== 'answered' || answer.code !== 200) return null
    return parseProducts(JSON.stringify(answer.result), WISHLIST_CAP).map(asWish)
  }

  function sync() {
    if (login() === null && storage.read(agreedKey) === null) return
    void tabs.exclusively(agreedKey, () => exchange(MOST_ROUNDS))
  }

  return {
    sync,
    start() {
      sync()
      const stops = [online.watchReturn(sync), online.watch((isOnline) => isOnline && sync())]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** The shop's list with what was changed here while it was asked: `said` is what it knew of. */
function merge(now: ProductList, theirs: ProductList, said: ReadonlySet<string>): ProductList {
  const here = skusOf(now)
  const there = skusOf(theirs)
  const added = now.filter(({ sku }) => !said.has(sku) && !there.has(sku))
  const kept = theirs.filter(({ sku }) => here.has(sku) || !said.has(sku))
  return [...added, ...kept].slice(0, WISHLIST_CAP)
}

function skusOf(list: ProductList): Set<string> {
  return new Set(list.map(({ sku }) => sku))
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((sku) => other.has(sku))
}

function asWish(product: ProductList[number]): ProductList[number] {
  return { ...product, qty: 1 }
}

function parseAgreed(text: string | null): Agreed | null {
  const kept = parseJson(text ?? '')
  if (!isRecord(kept) || typeof kept.login !== 'string' || !Array.isArray(kept.skus)) return null
  return { login: kept.login, skus: new Set(kept.skus.filter((sku) => typeof sku === 'string')) }
}
