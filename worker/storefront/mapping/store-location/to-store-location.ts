import type { WireStoreLocation } from '../../../../shared/contract/services/store-locations'
import type { OpenHours, StoreLocation } from '../../../../shared/store-locations/store-location'

/** Sunday first, as weekdays are counted. */
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const TIME = /^\d{2}:\d{2}$/

/**
 * The wire's shop as ours.
 * @param locale in which its country is named, such as `nl-NL`
 */
export function toStoreLocation(wire: WireStoreLocation, locale: string): StoreLocation {
  const { id, name, street = '', postcode = '', city = '', phone = '', email = '' } = wire
  const countryCode = /^[A-Z]{2}$/.test(wire.country_id ?? '') ? (wire.country_id ?? '') : ''
  return {
    ...{ id, name, street, postcode, city, countryCode, phone, email },
    country: countryCode && (namesOf(locale).of(countryCode) ?? ''),
    lat: wire.lat,
    lng: wire.lng,
    hours: DAYS.map((day) => hoursOf(wire, day)),
  }
}

function hoursOf({ schedule }: WireStoreLocation, day: string): OpenHours | null {
  const found = schedule?.find((one) => one.day.toLowerCase() === day)
  const { open = '', close = '' } = found ?? {}
  return TIME.test(open) && TIME.test(close) ? { open, close } : null
}

function namesOf(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames([locale], { type: 'region' })
}
