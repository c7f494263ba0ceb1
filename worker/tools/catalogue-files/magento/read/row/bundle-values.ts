import type {
  BundleDraft,
  BundleOptionDraft,
} from '../../../../../../shared/contract/admin/product-type-draft'
import { parseWholeNumber } from '../../cells/cell-values'
import { parsePairRecords, textsOf } from '../../cells/pair-list'
import { optionKey, surchargeOf, titleOf } from './composite-cells'

type Selection = BundleOptionDraft['selections'][number]

const TYPES: readonly string[] = ['select', 'radio', 'checkbox', 'multi']

/**
 * Reads `name=Legs,type=radio,required=1,sku=OAK,default=1,default_qty=4,…|…`: one record a choice,
 * those of one name together. Answers what is wrong with it instead where it cannot be read.
 */
export function parseBundle(cell: string, priceType: string): BundleDraft | string {
  const options = new Map<string, BundleOptionDraft>()
  for (const texts of parsePairRecords(cell).map(textsOf)) {
    const key = optionKey(texts)
    const option = options.get(key) ?? toOption(texts)
    const selection = toSelection(texts)
    if (typeof option === 'string') return option
    if (typeof selection === 'string') return selection
    option.selections.push(selection)
    options.set(key, option)
  }
  if (options.size === 0) return 'a bundle without choices'
  const isDynamic = priceType.toLowerCase() !== 'fixed'
  return { priceType: isDynamic ? 'dynamic' : 'fixed', options: [...options.values()] }
}

function toOption(texts: Record<string, string>): BundleOptionDraft | string {
  const type = texts.type || 'select'
  if (!texts.name) return 'an option of the bundle without a name'
  if (!TYPES.includes(type)) return `unknown type of an option of the bundle: ${type}`
  return {
    title: titleOf(texts, 'name'),
    type: type as BundleOptionDraft['type'],
    isRequired: texts.required !== '0',
    selections: [],
  }
}

function toSelection(texts: Record<string, string>): Selection | string {
  const qty = parseWholeNumber(texts.default_qty || '1')
  const surcharge = surchargeOf(texts)
  if (!texts.sku) return 'a choice of the bundle without a sku'
  if (qty === undefined || qty < 0) return `bad quantity in the bundle: ${texts.default_qty}`
  if (surcharge === null) return `bad price in the bundle: ${texts.price}`
  return {
    sku: texts.sku,
    qty: Math.max(1, qty),
    isDefault: texts.default === '1',
    isQtyChangeable: texts.can_change_qty === '1',
    ...(surcharge ? { surcharge } : {}),
  }
}
