import { expect, it } from 'vitest'
import type { WireTrackedOrder } from '../../../../shared/contract/order/tracked-order'
import type { Translate } from '../../../../shared/i18n/messages'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { orderNotes } from '../../../../worker/storefront/mapping/order/order-notes'

const t = ((key: string) => key) as Translate
const words = { t, store: storeViewOf('global_en') }

function notesOf(status: string, ...types: string[]): string[] {
  const items = types.map((type) => ({ name: type, product_type: type }))
  return orderNotes({ increment_id: '1', status, items } as unknown as WireTrackedOrder, words)
}

it('says where a bought file will be found, until its links stand there', () => {
  expect(notesOf('new', 'downloadable')).toEqual(['checkout.now-download'])
  expect(notesOf('complete', 'downloadable')).toEqual([])
})

it('says whether a bought gift card was mailed', () => {
  expect(notesOf('new', 'amgiftcard')).toEqual(['checkout.now-gift-card'])
  expect(notesOf('processing', 'amgiftcard')).toEqual(['checkout.now-gift-card-paid'])
  expect(notesOf('complete', 'amgiftcard')).toEqual(['orders.card-mailed'])
  const beside = { increment_id: '1', status: 'sent', cards_mailed: true }
  const notes = (qty_withdrawn: number) => {
    const items = [{ name: 'Card', product_type: 'amgiftcard', qty_ordered: 2, qty_withdrawn }]
    return orderNotes({ ...beside, items } as unknown as WireTrackedOrder, words)
  }
  expect(notes(1)).toEqual(['orders.card-mailed'])
  expect(notes(2)).toEqual([])
})

it('says nothing of what comes to nobody', () => {
  for (const status of ['canceled', 'withdrawn', 'refunded']) {
    expect(notesOf(status, 'downloadable', 'amgiftcard')).toEqual([])
  }
  expect(notesOf('processing', 'simple')).toEqual([])
})
