import type { WireAddress } from '../../../shared/contract/customer/address'
import { streetText, townText } from '../../../shared/i18n/address-text'

/** An address as it stands on a label, the country in the language of a locale. */
export function addressLines(address: WireAddress, locale: string): string[] {
  const { prefix, firstname, lastname, company, street, postcode, city, region } = address
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.country_id)
  const lines = [
    company,
    [prefix, firstname, lastname].filter(Boolean).join(' '),
    streetText(street, address.country_id),
    [townText(postcode ?? '', city ?? '', address.country_id), region && `(${region})`]
      .filter(Boolean)
      .join(' '),
    country,
  ]
  return lines.flatMap((line) => line?.trim() || [])
}
