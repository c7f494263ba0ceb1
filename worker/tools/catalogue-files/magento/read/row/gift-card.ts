import type { GiftCardDraft } from '../../../../../../shared/contract/admin/product-type-draft'
import { parseCents, parseFlag } from '../../cells/cell-values'

/** The amounts of a gift card in the columns of Magento Commerce, or what is wrong with them. */
export function parseGiftCard(cells: Readonly<Record<string, string>>): GiftCardDraft | string {
  const texts = (cells.giftcard_amount ?? cells.giftcard_amounts ?? '').split(/[,|]/)
  const given = texts.map((text) => text.trim()).filter((text) => text !== '')
  const amounts = given.map(parseCents)
  const bad = given.find((_, index) => amounts[index] === undefined)
  if (bad !== undefined) return `bad amount of the gift card: ${bad}`
  const openAmount = openAmountOf(cells)
  if (typeof openAmount === 'string') return openAmount
  if (amounts.length === 0 && !openAmount) return 'a gift card without an amount'
  return {
    amounts: amounts.filter((amount) => amount !== undefined),
    ...(openAmount ? { openAmount } : {}),
  }
}

const MAX_OPEN_AMOUNT = '1000'

function openAmountOf(cells: Readonly<Record<string, string>>) {
  if (!parseFlag(cells.giftcard_allow_open_amount)) return undefined
  const { giftcard_open_amount_min: least = '1', giftcard_open_amount_max: most } = cells
  const min = parseCents(least)
  const max = parseCents(most ?? MAX_OPEN_AMOUNT)
  if (min === undefined || max === undefined || max < min) {
    return `bad open amount of the gift card: ${least} to ${most ?? MAX_OPEN_AMOUNT}`
  }
  return { min, max }
}
