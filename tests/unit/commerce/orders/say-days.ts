import type { CheckoutShop } from '../checkout-shop'

/** What a merchant says of every product. */
export async function sayDays(shop: CheckoutShop, days: string): Promise<void> {
  await shop.catalogue.batch([
    shop.catalogue.prepare(
      `INSERT INTO attribute (code, input, is_filterable, is_visible, position, fingerprint)
        SELECT 'delivery_days', 'text', 0, 0, 99, ''
        WHERE NOT EXISTS (SELECT 1 FROM attribute WHERE code = 'delivery_days')`,
    ),
    shop.catalogue
      .prepare(
        `INSERT OR REPLACE INTO product_value (product_id, attribute_id, position, value)
          SELECT product.id, attribute.id, 0, ?1 FROM product, attribute
          WHERE attribute.code = 'delivery_days'`,
      )
      .bind(days),
  ])
}
