import type { Localized } from './localized'

/** Who makes what a brand sells, as the law wants it said: invented, like the brands. */
const MAKERS: Readonly<Record<string, { name: string; address: string; contact: string }>> = {
  'wilm-erin': maker('Wilm & Erin B.V.', 'Voorbeeldlaan 1, 1000 AA Voorbeeldstad, NL', 'wilm-erin'),
  noordhof: maker('Noordhof Meubelen B.V.', 'Werfstraat 8, 9700 AB Groningen, NL', 'noordhof'),
  'atelier-lune': maker('Atelier Lune SARL', '12 rue des Tisserands, 69004 Lyon, FR', 'lune'),
  'huis-aan-zee': maker('Huis aan Zee B.V.', 'Duinweg 21, 2040 AC Zandvoort, NL', 'huis-aan-zee'),
  'werkplaats-elf': maker('Werkplaats Elf VOF', 'Havenkade 11, 3000 AD Rotterdam, NL', 'elf'),
  'maison-tilleul': maker('Maison Tilleul SAS', '4 allée des Tilleuls, 37000 Tours, FR', 'tilleul'),
  'faden-form': maker('Faden & Form GmbH', 'Spinnereistraße 7, 04179 Leipzig, DE', 'faden-form'),
  'north-kiln': maker('North Kiln Ltd', '3 Kiln Lane, Cork T12 X0Y0, IE', 'north-kiln'),
  kiekje: maker('Kiekje Kindermode B.V.', 'Speelweg 5, 3500 AE Utrecht, NL', 'kiekje'),
}

function maker(name: string, address: string, host: string) {
  return { name, address, contact: `safety@${host}.example` }
}

/** One of these by brand, the same in every language. */
export function makerOptions(field: 'name' | 'address' | 'contact'): Record<string, Localized> {
  return Object.fromEntries(
    Object.entries(MAKERS).map(([brand, facts]) => {
      const text = facts[field]
      return [brand, [text, text, text, text]]
    }),
  )
}
