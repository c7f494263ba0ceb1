/** A shop that one can walk into (spec 2, route storelocator). */
export interface StoreLocation {
  id: number
  name: string
  street: string
  postcode: string
  city: string
  /** ISO 3166 alpha-2. */
  countryCode: string
  /** Its name in the language of the store view. */
  country: string
  phone: string
  email: string
  lat: number
  lng: number
  /** Sunday first, as weekdays are counted; null for a day on which it is closed. */
  hours: readonly (OpenHours | null)[]
}

/** From and until when, `HH:MM` on the clocks of that place. */
export interface OpenHours {
  open: string
  close: string
}

/** One of a list that may be sorted by how far it is. */
export interface ListedLocation extends StoreLocation {
  /** As the crow flies; null when nobody said from where. */
  km: number | null
}
