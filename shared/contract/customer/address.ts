import * as z from 'zod/mini'
import { isRecord } from '../../json/is-record'
import { countryCode, email, entityId, line } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireText, wireValue } from '../wire/wire-value'

const optionalLine = (max: number) => z.optional(z.nullable(line(max)))
const optionalCountry = z.optional(countryCode)
const optionalRegionId = z.optional(z.nullable(entityId))

/**
 * An address as a browser sends it to the cart and order calls. Only the country is required:
 * which other members a country needs is a rule of the checkout, not of the wire. The ancestor's
 * client writes three keys in camel case in some calls; they become snake case here.
 */
export const addressRequest = z.pipe(
  z
    .object({
      country_id: optionalCountry,
      countryId: optionalCountry,
      region: optionalLine(64),
      region_id: optionalRegionId,
      regionId: optionalRegionId,
      region_code: optionalLine(16),
      regionCode: optionalLine(16),
      postcode: optionalLine(16),
      city: optionalLine(64),
      street: z._default(z.array(line(128)).check(z.maxLength(4)), []),
      /** How the name is addressed, in words. */
      prefix: optionalLine(32),
      firstname: optionalLine(64),
      lastname: optionalLine(64),
      company: optionalLine(128),
      telephone: optionalLine(32),
      vat_id: optionalLine(32),
      email: z.optional(z.union([email, z.literal('')])),
    })
    .check(z.refine((given) => (given.country_id ?? given.countryId) !== undefined, 'No country')),
  z.transform(({ countryId, regionId, regionCode, ...given }) => ({
    ...given,
    country_id: given.country_id ?? countryId ?? '',
    region_id: given.region_id ?? regionId,
    region_code: given.region_code ?? regionCode,
  })),
)
export type WireAddress = z.output<typeof addressRequest>

/** An address of the customer's book, as read. */
export const customerAddress = wireObject({
  id: orAbsent(wireInteger),
  customer_id: orAbsent(wireInteger),
  region: z.optional(wireValue),
  region_id: orAbsent(wireInteger),
  country_id: orAbsent(wireText),
  street: orAbsent(z.array(wireText)),
  company: orAbsent(wireText),
  telephone: orAbsent(wireText),
  postcode: orAbsent(wireText),
  city: orAbsent(wireText),
  firstname: orAbsent(wireText),
  lastname: orAbsent(wireText),
  vat_id: orAbsent(wireText),
  default_shipping: orAbsent(wireFlag),
  default_billing: orAbsent(wireFlag),
})

/** The province of an address, which backends write as an object; empty where there is none. */
export function toRegionName(region: unknown): string {
  const name = isRecord(region) ? region.region : region
  return typeof name === 'string' ? name : ''
}
