import type { StoreLocation } from '../../../shared/store-locations/store-location'
import type { Thing } from './thing'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The shops that one can walk into, with when they are open. */
export function toStoresData(locations: readonly StoreLocation[], canonical: string): Thing[] {
  return locations.map((location) => ({
    '@type': 'FurnitureStore',
    '@id': `${canonical}#store-${location.id}`,
    name: location.name,
    telephone: location.phone,
    email: location.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.street,
      postalCode: location.postcode,
      addressLocality: location.city,
      addressCountry: location.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    openingHoursSpecification: toHours(location),
  }))
}

function toHours({ hours }: StoreLocation): Thing[] {
  return hours.flatMap((one, weekday) =>
    one
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: DAYS[weekday],
            opens: one.open,
            closes: one.close,
          },
        ]
      : [],
  )
}
