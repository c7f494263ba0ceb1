import { toPurchaseUnit } from '../../../../shared/checkout/purchase-unit'
import type { WireTotals } from '../../../../shared/contract/cart/totals'
import type { WirePurchaseUnit } from '../../../../shared/contract/payment/paypal'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'

/** A cart of the Dutch store with one product, as PayPal is told of it. */
export function toUnit(cartId: string, totals: WireTotals, sku: string): WirePurchaseUnit {
  return toPurchaseUnit({
    reference: cartId,
    storeCode: 'nl_nl',
    currency: 'EUR',
    lines: (totals.items ?? []).map((item) => ({
      name: item.name ?? '',
      sku,
      options: [],
      qty: item.qty,
      unit: priceToCents(item.price_incl_tax ?? 0),
      row: priceToCents(item.row_total_incl_tax ?? 0),
    })),
    shipping: priceToCents(totals.shipping_incl_tax ?? 0),
    tax: 0,
    due: priceToCents(totals.grand_total ?? 0),
  })
}
