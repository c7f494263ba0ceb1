import type {
  OpeningHours,
  StoreLocationRecord,
} from '../../../../shared/contract/admin/shop-records'
import { MERCHANT } from '../../../../shared/store-view/merchant'

/** Every mailbox of the company is at one domain. */
const MAIL_DOMAIN = MERCHANT.email.split('@')[1]

type Hours = readonly [open: string, close: string] | null

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Hours from monday to sunday; null is closed. */
function week(...hours: Hours[]): OpeningHours[] {
  return DAYS.map((day, index) => {
    const [open, close] = hours[index] ?? []
    return open && close ? { day, open, close } : { day }
  })
}

const USUAL: Hours = ['10:00', '18:00']
const LATE: Hours = ['10:00', '21:00']
const AFTERNOON: Hours = ['12:00', '17:00']

const DUTCH_CITY = week(
  ['12:00', '18:00'],
  USUAL,
  USUAL,
  LATE,
  USUAL,
  ['09:30', '18:00'],
  AFTERNOON,
)
const DUTCH_TOWN = week(null, USUAL, USUAL, LATE, USUAL, ['09:30', '17:00'], null)
const GERMAN = week(USUAL, USUAL, USUAL, USUAL, ['10:00', '19:00'], ['10:00', '19:00'], null)
const FRENCH = week(
  null,
  ['10:30', '19:00'],
  ['10:30', '19:00'],
  ['10:30', '19:00'],
  ['10:30', '19:00'],
  ['10:00', '19:30'],
  null,
)
const BELGIAN = week(['10:00', '18:00'], USUAL, USUAL, USUAL, USUAL, ['10:00', '18:30'], null)
const BRITISH = week(
  USUAL,
  USUAL,
  USUAL,
  ['10:00', '20:00'],
  USUAL,
  ['09:30', '18:30'],
  ['11:00', '17:00'],
)

type Place = readonly [
  city: string,
  street: string,
  postcode: string,
  country: string,
  phone: string,
  lat: number,
  lng: number,
  hours: OpeningHours[],
]

const PLACES: readonly Place[] = [
  [
    'Amsterdam',
    'Haarlemmerdijk 93',
    '1013 KC',
    'NL',
    '+31 20 555 0193',
    52.3818,
    4.8862,
    DUTCH_CITY,
  ],
  ['Utrecht', 'Oudegracht 214', '3511 NR', 'NL', '+31 30 555 0114', 52.0889, 5.1216, DUTCH_CITY],
  ['Rotterdam', 'Meent 76', '3011 JN', 'NL', '+31 10 555 0176', 51.9227, 4.4826, DUTCH_CITY],
  [
    'Groningen',
    'Folkingestraat 31',
    '9711 JT',
    'NL',
    '+31 50 555 0131',
    53.2157,
    6.5648,
    DUTCH_TOWN,
  ],
  ['Maastricht', 'Stokstraat 18', '6211 GD', 'NL', '+31 43 555 0118', 50.8487, 5.6927, DUTCH_TOWN],
  ['Antwerpen', 'Kloosterstraat 57', '2000', 'BE', '+32 3 555 01 57', 51.2143, 4.3945, BELGIAN],
  ['Hamburg', 'Marktstraße 112', '20357', 'DE', '+49 40 5550112', 53.5586, 9.9699, GERMAN],
  ['Berlin', 'Auguststraße 64', '10117', 'DE', '+49 30 5550164', 52.5262, 13.3952, GERMAN],
  ['Köln', 'Ehrenstraße 41', '50672', 'DE', '+49 221 5550141', 50.9388, 6.9421, GERMAN],
  ['Wien', 'Neubaugasse 25', '1070', 'AT', '+43 1 555 0125', 48.2015, 16.3489, GERMAN],
  ['Paris', '38 rue Charlot', '75003', 'FR', '+33 1 55 50 01 38', 48.8627, 2.3626, FRENCH],
  ['Lyon', '19 rue Auguste Comte', '69002', 'FR', '+33 4 55 50 01 19', 45.7554, 4.8292, FRENCH],
  [
    'London',
    '27 Lamb’s Conduit Street',
    'WC1N 3NG',
    'GB',
    '+44 20 5550 0127',
    51.5222,
    -0.1187,
    BRITISH,
  ],
]

/** The shops one can walk into. Their telephone numbers are nobody's. */
export const STORE_LOCATIONS: readonly StoreLocationRecord[] = PLACES.map(
  ([city, street, postcode, country, phone, lat, lng, schedule], index) => ({
    id: index + 1,
    name: `Wilm & Erin ${city}`,
    street,
    postcode,
    city,
    country,
    phone,
    email: `${toMailbox(city)}@${MAIL_DOMAIN}`,
    lat,
    lng,
    schedule,
  }),
)

function toMailbox(city: string): string {
  return city.replace('ö', 'oe').toLowerCase()
}
