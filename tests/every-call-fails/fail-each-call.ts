// Fails the first call of a story, then the second, and so on until one run passes untouched (trust F-S).
import { expect, vi } from 'vitest'
import { writeCatalogue } from '../fakes/write-catalogue'
import { CATALOGUE } from './catalogue'
import type { Fault } from './counted-calls'
import { type FaultyShop, openFaultyShop, type SavedShop } from './faulty-shop'

/** What was left undone has most of an hour: longer than anything waits for its second try. */
const RINGS = 4
const RING_MINUTES = 12
/** More than any story has. */
const MOST_CALLS = 1000
const BEGIN = Date.UTC(2026, 10, 23, 9)

export interface Story<Known> {
  /** What stands before; nothing of it fails. */
  before: (shop: FaultyShop) => Promise<Known>
  /** What shoppers, merchant and clock do; each of its calls fails once. */
  happens: (shop: FaultyShop, known: Known) => Promise<void>
  /** What must be so once they have pressed again and the clock has rung. */
  after: (shop: FaultyShop, known: Known) => Promise<void>
}

/** How many calls there are. */
export async function failEachCall<Known>(fault: Fault, story: Story<Known>): Promise<number> {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN })
  const silenced = vi.spyOn(console, 'error').mockReturnValue()
  try {
    const { saved, known } = await begin(story)
    const now = Date.now()
    for (let nth = 1; nth < MOST_CALLS; nth += 1) {
      vi.setSystemTime(now)
      const shop = openFaultyShop(saved, { nth, fault })
      await run(shop, story, known).catch((cause) => {
        throw new Error(`Call ${nth} of the story is ${fault}`, { cause })
      })
      if (!shop.calls.hasFailed()) return nth - 1
    }
    throw new Error('The story has no end')
  } finally {
    silenced.mockRestore()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
}

async function begin<Known>({ before }: Story<Known>): Promise<{ saved: SavedShop; known: Known }> {
  const shop = openFaultyShop(null, null)
  expect(await writeCatalogue(shop, CATALOGUE, 'replace')).toMatchObject({ ok: true })
  await shop.ring(1)
  const known = await before(shop)
  return { saved: shop.save(), known }
}

async function run<Known>(shop: FaultyShop, story: Story<Known>, known: Known): Promise<void> {
  await story.happens(shop, known)
  shop.calls.stop()
  for (let ring = 0; ring < RINGS; ring += 1) await shop.ring(RING_MINUTES)
  await story.after(shop, known)
}
