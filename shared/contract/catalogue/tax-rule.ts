import * as z from 'zod/mini'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireInteger, wireNumber, wireText } from '../wire/wire-value'

/** A tax rule (spec 3). `rate` is a percentage; region 0 means every region. */
export const wireTaxRule = wireObject({
  id: wireInteger,
  code: orAbsent(wireText),
  product_tax_class_ids: z.array(wireInteger),
  customer_tax_class_ids: z.array(wireInteger),
  rates: z.array(
    wireObject({
      id: orAbsent(wireInteger),
      rate: wireNumber,
      tax_country_id: wireText,
      tax_region_id: orAbsent(wireInteger),
      region_name: orAbsent(wireText),
    }),
  ),
})
export type WireTaxRule = z.output<typeof wireTaxRule>
