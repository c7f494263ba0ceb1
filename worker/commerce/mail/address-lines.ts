import type { WireAddress } from '../../../shared/contract/customer/address'

/** An address as it stands on a label, the country in the language of a locale. */
export function addressLines(address: WireAddress, locale: string): string[] {
  const { firstname, lastname, company, street, postcode, city, country_id } = address
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(country_id)
  const lines = [
    company,
    `${firstname ?? ''} ${lastname ?? ''}`,
    street.join(' '),
    `${postcode ?? ''} ${city ?? ''}`,
    country,
  ]
  return lines.flatMap((line) => line?.trim() || [])
}
