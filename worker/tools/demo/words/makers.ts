import { MERCHANT } from '../../../../shared/store-view/merchant'
import type { Localized } from './localized'

interface Maker {
  name: string
  address: string
  /** By which it can be reached on the net: a mailbox or a page. */
  contact: string
}

/** Who makes what a brand sells, as the law wants it said: invented, like the brands. */
const MAKERS: Readonly<Record<string, Maker>> = {
  'wilm-erin': {
    name: MERCHANT.name,
    address: `${MERCHANT.street}, ${MERCHANT.postcode} ${MERCHANT.city}, NL`,
    contact: MERCHANT.email,
  },
  noordhof: maker('Noordhof Meubelen B.V.', 'Werfstraat 8, 9700 AB Groningen, NL', 'noordhof'),
  'atelier-lune': maker('Atelier Lune SARL', '12 rue des Tisserands, 69004 Lyon, FR', 'lune'),
  'huis-aan-zee': maker('Huis aan Zee B.V.', 'Duinweg 21, 2040 AC Zandvoort, NL', 'huis-aan-zee'),
  'werkplaats-elf': maker('Werkplaats Elf VOF', 'Havenkade 11, 3000 AD Rotterdam, NL', 'elf'),
  'maison-tilleul': maker('Maison Tilleul SAS', '4 allée des Tilleuls, 37000 Tours, FR', 'tilleul'),
  'faden-form': maker('Faden & Form GmbH', 'Spinnereistraße 7, 04179 Leipzig, DE', 'faden-form'),
  'north-kiln': maker('North Kiln Ltd', '3 Kiln Lane, Cork T12 X0Y0, IE', 'north-kiln'),
  kiekje: maker('Kiekje Kindermode B.V.', 'Speelweg 5, 3500 AE Utrecht, NL', 'kiekje'),
}

function maker(name: string, address: string, host: string): Maker {
  return { name, address, contact: `www.${host}.example/product-safety` }
}

/** One of these by brand, the same in every language. */
export function makerOptions(field: keyof Maker): Record<string, Localized> {
  return Object.fromEntries(
    Object.entries(MAKERS).map(([brand, facts]) => {
      const text = facts[field]
      return [brand, [text, text, text, text]]
    }),
  )
}
