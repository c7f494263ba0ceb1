import { taxRateOf } from '../../../../shared/catalog/tax-rates'
import { inStore } from '../../../../shared/contract/admin/per-store'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type {
  AddressRecord,
  CustomerRecord,
  OrderRecord,
} from '../../../../shared/contract/admin/shop-records'
import type { StoreCode } from '../../../../shared/store-view/store-view'

/** Everybody's, so that a newcomer can sign in as anyone: these people exist nowhere else. */
const DEMO_PASSWORD = 'Welcome-home-1'

type Person = readonly [
  firstName: string,
  lastName: string,
  store: StoreCode,
  street: string,
  number: string,
  postcode: string,
  city: string,
  country: string,
]

const PEOPLE: readonly Person[] = [
  ['Sanne', 'de Wit', 'nl_nl', 'Oudegracht', '214', '3511 NR', 'Utrecht', 'NL'],
  ['Joost', 'Bakker', 'nl_nl', 'Haarlemmerdijk', '93', '1013 KC', 'Amsterdam', 'NL'],
  ['Fatima', 'El Amrani', 'nl_nl', 'Witte de Withstraat', '31', '3012 CN', 'Rotterdam', 'NL'],
  ['Lieve', 'Peeters', 'nl_nl', 'Kloosterstraat', '12', '2000', 'Antwerpen', 'BE'],
  ['Daan', 'Vermeer', 'nl_nl', 'Folkingestraat', '8', '9711 JT', 'Groningen', 'NL'],
  ['Noor', 'van Dijk', 'nl_nl', 'Kleine Berg', '44', '5611 EH', 'Eindhoven', 'NL'],
  ['Katrin', 'Schröder', 'de_de', 'Marktstraße', '112', '20357', 'Hamburg', 'DE'],
  ['Jonas', 'Müller', 'de_de', 'Auguststraße', '64', '10117', 'Berlin', 'DE'],
  ['Svenja', 'Krause', 'de_de', 'Ehrenstraße', '41', '50672', 'Köln', 'DE'],
  ['Maximilian', 'Huber', 'de_de', 'Neubaugasse', '25', '1070', 'Wien', 'AT'],
  ['Leonie', 'Weiß', 'de_de', 'Reichenbachstraße', '20', '80469', 'München', 'DE'],
  ['Camille', 'Lefèvre', 'fr_fr', 'Rue Charlot', '38', '75003', 'Paris', 'FR'],
  ['Antoine', 'Moreau', 'fr_fr', 'Rue Auguste Comte', '19', '69002', 'Lyon', 'FR'],
  ['Inès', 'Garnier', 'fr_fr', 'Cours de l’Intendance', '27', '33000', 'Bordeaux', 'FR'],
  ['Élodie', 'Dubois', 'fr_fr', 'Rue de la Monnaie', '50', '59800', 'Lille', 'FR'],
  ['Benoît', 'Lambert', 'fr_fr', 'Rue Léopold', '14', '4000', 'Liège', 'BE'],
  ['Niamh', 'O’Sullivan', 'global_en', 'Baggot Street Lower', '7', 'D02 X658', 'Dublin', 'IE'],
  ['Ingrid', 'Lindqvist', 'global_en', 'Götgatan', '31', '116 21', 'Stockholm', 'SE'],
  ['Mateus', 'Carvalho', 'global_en', 'Rua da Rosa', '118', '1200-382', 'Lisboa', 'PT'],
  ['Clara', 'Rossi', 'global_en', 'Via Savona', '52', '20144', 'Milano', 'IT'],
]

const GENERAL = 1
const WHOLESALE = 2
const FIRST_DAY = Date.UTC(2025, 0, 14, 10)
const DAY = 24 * 60 * 60 * 1000
/** How many orders people have placed, one after the other. */
const ORDERS = [4, 1, 0, 7, 2, 3]
const MAX_LINES = 3
/** Cents; above the threshold of the dearest store nothing is charged. */
const DELIVERY = 500
const FREE_FROM = 10_000

/** Twenty people of the countries the shop delivers to; every tenth is a business. */
export function createCustomers(): CustomerRecord[] {
  return PEOPLE.map((person, index) => {
    const [firstName, lastName, store] = person
    return {
      email: emailOf(person),
      firstName,
      lastName,
      store,
      groupId: index % 10 === 9 ? WHOLESALE : GENERAL,
      password: DEMO_PASSWORD,
      isSubscribed: index % 3 !== 1,
      addresses: addressesOf(person, index),
      createdAt: new Date(FIRST_DAY + index * 11 * DAY).toISOString(),
    }
  })
}

/** What they have bought before, of what the shop sells today. */
export function createOrders(products: readonly ProductDraft[]): OrderRecord[] {
  const sold = products.filter(({ typeId, isEnabled }) => typeId === 'simple' && isEnabled)
  return PEOPLE.flatMap((person, index) =>
    Array.from({ length: ORDERS[index % ORDERS.length] ?? 0 }, (_, nth) =>
      toOrder(person, index, nth, sold),
    ),
  )
}

function toOrder(person: Person, index: number, nth: number, sold: ProductDraft[]): OrderRecord {
  const [, , store, , , , , country] = person
  const first = index * 37 + nth * 101
  const lines = Array.from({ length: 1 + ((index + nth) % MAX_LINES) }, (_, line) => {
    const product = sold[(first + line * 17) % sold.length]
    if (!product) throw new Error('There is nothing to buy')
    return {
      sku: product.sku,
      name: inStore(product.name, store),
      qty: 1 + ((first + line) % 5 === 0 ? 1 : 0),
      price: inStore(product.price, store),
      taxRate: taxRateOf(country, product.taxClass),
    }
  })
  const value = lines.reduce((sum, { price, qty }) => sum + price * qty, 0)
  return {
    reference: `demo-${index}-${nth}`,
    email: emailOf(person),
    store,
    lines,
    shipping: value >= FREE_FROM ? 0 : DELIVERY,
    placedAt: new Date(FIRST_DAY + (index * 11 + 20 + nth * 47) * DAY).toISOString(),
  }
}

function addressesOf(person: Person, index: number): AddressRecord[] {
  const [firstname, lastname, , street, number, postcode, city, country_id] = person
  const home = { firstname, lastname, street: [street, number], postcode, city, country_id }
  if (index % 4 !== 0) return [home]
  return [home, { ...home, company: `Studio ${lastname}`, street: [street, `${number} B`] }]
}

function emailOf([firstName, lastName]: Person): string {
  const plain = `${firstName}.${lastName}`.normalize('NFD').replace(/\p{M}/gu, '')
  return `${plain
    .replace('ß', 'ss')
    .replace(/[^\w.]/g, '')
    .toLowerCase()}@example.com`
}
