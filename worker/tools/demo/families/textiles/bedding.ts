import type { Family } from '../product-spec'

const BED_SIZES = ['140x200', '200x200', '240x220'] as const

export const BEDDING: Family = {
  prefix: 'BED',
  shelf: 'textiles/bedding',
  kind: 'duvetCover',
  brand: 'wilm-erin',
  season: 'all-year',
  care: [
    'Inclusief kussenslopen van 60 × 70 cm: één bij eenpersoons, twee bij tweepersoons. Wassen op 40 graden, strijken hoeft niet.',
    'Mit Kissenbezügen 60 × 70 cm: einem beim Einzelbett, zweien beim Doppelbett. Bei 40 Grad waschen, Bügeln ist nicht nötig.',
    'Avec taies 60 × 70 cm : une pour un lit simple, deux pour un lit double. Lavage à 40 degrés, sans repassage.',
    'Includes 60 × 70 cm pillowcases: one with a single, two with a double. Wash at 40 degrees, no ironing needed.',
  ],
  products: [
    {
      name: 'Ochtend',
      shelf: 'textiles/bedding/plain',
      model: 'bed-linen',
      price: 7995,
      colours: ['white', 'sand', 'sage', 'sky'],
      sizes: BED_SIZES,
      sizePrices: { '200x200': 11995, '240x220': 13995 },
      materials: ['linen', 'cotton'],
      collection: 'soft-north',
      isErinsChoice: true,
      stock: { sky: 3 },
      line: [
        'Half linnen, half katoen: een bed dat er uitgeslapen uitziet, ook als jij dat niet bent.',
        'Halb Leinen, halb Baumwolle: ein Bett, das ausgeschlafen aussieht, auch wenn man es selbst nicht ist.',
        'Moitié lin, moitié coton : un lit qui a l’air reposé, même les matins difficiles.',
        'Half linen, half cotton: a bed that looks well rested even when you are not.',
      ],
    },
    {
      name: 'Streep',
      shelf: 'textiles/bedding/patterned',
      model: 'striped-bed-linen',
      price: 6495,
      sizes: BED_SIZES,
      sizePrices: { '200x200': 9495, '240x220': 10995 },
      pictured: 'navy',
      materials: ['organic-cotton'],
      collection: 'by-the-sea',
      label: 'organic',
      line: [
        'Een smalle streep op fris percal, geweven van biologisch katoen.',
        'Ein schmaler Streifen auf frischem Perkal, gewebt aus Bio-Baumwolle.',
        'Une fine rayure sur une percale fraîche, tissée en coton biologique.',
        'A narrow stripe on crisp percale, woven from organic cotton.',
      ],
    },
    {
      name: 'Vos',
      shelf: 'textiles/bedding/kids',
      model: 'bed-linen',
      price: 4995,
      pictured: 'terracotta',
      materials: ['organic-cotton'],
      measures: '140 × 200 cm',
      brand: 'kiekje',
      collection: 'little-explorers',
      label: 'organic',
      line: [
        'Kinderbeddengoed in de kleur van een vos, voor wie pas slaapt als het licht uit is.',
        'Kinderbettwäsche in der Farbe eines Fuchses, für alle, die erst schlafen, wenn das Licht aus ist.',
        'Une parure enfant couleur de renard, pour ceux qui ne dorment que lumière éteinte.',
        'Children’s bedding the colour of a fox, for those who only sleep once the light is out.',
      ],
    },
  ],
}
