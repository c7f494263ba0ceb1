import { expect, it, vi } from 'vitest'
import type { ShownCard } from '../../../../client/catalog/product-card-view'
import { addPiece } from '../../../../client/content/shop-the-look-modal'

const CHAIR = { sku: 'CHAIR', typeId: 'configurable', link: '/chair?childSku=CHAIR-RUST' }

async function press(card: object, found: object | null) {
  const onAdd = vi.fn()
  const findChosen = vi.fn(async () => found as ShownCard | null)
  const openPage = vi.fn()
  await addPiece(card as ShownCard, { onAdd, findChosen }, openPage)
  return { added: onAdd.mock.calls.flat(), asked: findChosen.mock.calls.flat(), openPage }
}

it('a piece of a picture is added in the colour that its link names', async () => {
  const rust = { sku: 'CHAIR-RUST', asksFirst: false }
  const { added, asked, openPage } = await press(CHAIR, rust)
  expect(asked).toEqual([{ kind: 'color', link: CHAIR.link }])
  expect(added).toEqual([rust])
  expect(openPage).not.toHaveBeenCalled()
})

it('a piece that also has sizes is asked for on its own page', async () => {
  const { added, openPage } = await press(CHAIR, { sku: 'CHAIR', asksFirst: true })
  expect(added).toEqual([])
  expect(openPage).toHaveBeenCalledWith(CHAIR.link)
})

it.each([
  ['that is sold in one way', { ...CHAIR, typeId: 'simple' }],
  ['in which a colour was chosen', { ...CHAIR, request: { sku: 'CHAIR-NAVY' } }],
])('a piece %s is added at once', async (_, card) => {
  const { added, asked } = await press(card, null)
  expect(asked).toEqual([])
  expect(added).toEqual([card])
})

it('nothing is added where the piece is not found, for its page is opened then', async () => {
  expect((await press(CHAIR, null)).added).toEqual([])
})
