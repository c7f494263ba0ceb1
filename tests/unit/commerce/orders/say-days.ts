import type { CheckoutShop } from '../checkout-shop'

/** What a merchant says of every product. */
export function sayDays(shop: CheckoutShop, days: string): Promise<void> {
  return sayOfAll(shop, 'delivery_days', days)
}

/** Whoever buys anything is contacted to arrange a day. */
export function sayByAppointment(shop: CheckoutShop): Promise<void> {
  return sayOfAll(shop, 'delivery_appointment', '1')
}

async function sayOfAll(shop: CheckoutShop, code: string, value: string): Promise<void> {
  await shop.catalogue.batch([
    shop.catalogue
      .prepare(
        `INSERT INTO attribute (code, input, is_filterable, is_visible, position, fingerprint)
          SELECT ?1, 'text', 0, 0, 99, ''
          WHERE NOT EXISTS (SELECT 1 FROM attribute WHERE code = ?1)`,
      )
      .bind(code),
    shop.catalogue
      .prepare(
        `INSERT OR REPLACE INTO product_value (product_id, attribute_id, position, value)
          SELECT product.id, attribute.id, 0, ?2 FROM product, attribute
          WHERE attribute.code = ?1`,
      )
      .bind(code, value),
  ])
}
