-- What sets and bundles cost follows from their parts, also when one of those sells out.
CREATE INDEX product_link_of_part ON product_link (linked_sku)
WHERE link_type IN ('associated', 'bundle');

-- Until now lists took the lowest price there was, sold out or not, and a set's own: write those anew.
UPDATE listing SET price_until = '1970-01-01T00:00:00.000Z' WHERE product_id IN (
  SELECT id FROM product WHERE type_id IN ('grouped', 'bundle', 'amgiftcard')
  UNION SELECT unit.product_id FROM listing_unit AS unit
  JOIN stock ON stock.product_id = unit.unit_id
  WHERE unit.unit_id <> unit.product_id AND (stock.is_in_stock = 0 OR stock.qty < stock.min_sale_qty));
