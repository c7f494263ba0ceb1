import type { Family } from '../product-spec'

const LENGTHS = ['140x250', '140x280'] as const

export const CURTAINS: Family = {
  prefix: 'CURT',
  shelf: 'textiles/curtains',
  kind: 'curtain',
  brand: 'wilm-erin',
  season: 'all-year',
  care: [
    'Prijs per paar, met plooiband en haken. Met strijkband op lengte te maken zonder naaimachine.',
    'Preis pro Paar, mit Faltenband und Haken. Mit Bügelband auch ohne Nähmaschine zu kürzen.',
    'Prix pour la paire, avec ruflette et crochets. Se raccourcit au ruban thermocollant, sans machine à coudre.',
    'Price per pair, with heading tape and hooks. Can be shortened with iron-on tape, without a sewing machine.',
  ],
  products: [
    {
      name: 'Mist',
      shelf: 'textiles/curtains/plain',
      model: 'curtain',
      price: 4995,
      colours: ['white', 'sand', 'sage'],
      sizes: LENGTHS,
      sizePrices: { '140x280': 5495 },
      materials: ['linen'],
      collection: 'soft-north',
      line: [
        'Doorschijnend linnen dat het daglicht filtert en de overburen op afstand houdt.',
        'Durchscheinendes Leinen, das das Tageslicht filtert und neugierige Blicke fernhält.',
        'Un lin translucide qui filtre le jour et tient les regards à distance.',
        'Sheer linen that filters the daylight and keeps prying eyes at a distance.',
      ],
    },
    {
      name: 'Duister',
      shelf: 'textiles/curtains/plain',
      model: 'curtain',
      price: 6995,
      colours: ['navy', 'charcoal', 'forest'],
      sizes: LENGTHS,
      sizePrices: { '140x280': 7495 },
      materials: ['polyester'],
      collection: 'warm-earth',
      offer: 'running',
      line: [
        'Verduisterend en isolerend, met de val van fluweel: uitslapen mag weer.',
        'Verdunkelnd und isolierend, mit dem Fall von Samt: Ausschlafen ist wieder erlaubt.',
        'Occultant et isolant, avec le tombé du velours : la grasse matinée est permise.',
        'Blackout and insulating with the drape of velvet: lie-ins are allowed again.',
      ],
    },
  ],
}
