import { KIDS_SIZES } from '../words/sizes'
import type { Family } from './product-spec'

export const KIDS_TROUSERS: Family = {
  prefix: 'KID',
  shelf: 'kidswear/trousers',
  noun: 'trousers',
  brand: 'kiekje',
  season: 'all-year',
  care: [
    'Met verstelbaar elastiek in de taille. Wassen op 40 graden; mag in de droger op laag.',
    'Mit verstellbarem Gummizug im Bund. Bei 40 Grad waschen; niedrige Stufe im Trockner möglich.',
    'Taille à élastique réglable. Lavage à 40 degrés ; sèche-linge doux autorisé.',
    'With adjustable elastic in the waist. Wash at 40 degrees; low tumble dry allowed.',
  ],
  products: [
    {
      name: 'Sjors',
      model: 'trousers',
      price: 3295,
      colours: ['olive', 'navy', 'camel'],
      sizes: ['98', '104', '110', '116', '122', '128', '134'],
      materials: ['organic-cotton'],
      collection: 'little-explorers',
      line: [
        'Een chino met dubbele knieën, gemaakt voor kinderen die niet stilzitten.',
        'Eine Chino mit doppelten Knien, gemacht für Kinder, die nicht still sitzen.',
        'Un chino à genoux doublés, pour les enfants qui ne tiennent pas en place.',
        'Chinos with double knees, made for children who do not sit still.',
      ],
    },
    {
      name: 'Joggy',
      model: 'trousers',
      price: 2495,
      sizes: KIDS_SIZES,
      pictured: 'grey',
      materials: ['organic-cotton'],
      collection: 'little-explorers',
      offer: 'running',
      stock: { '116': 0 },
      line: [
        'Een joggingbroek die netjes genoeg is voor school en zacht genoeg voor de bank.',
        'Eine Jogginghose, ordentlich genug für die Schule und weich genug fürs Sofa.',
        'Un jogging assez soigné pour l’école, assez doux pour le canapé.',
        'Joggers neat enough for school and soft enough for the sofa.',
      ],
    },
    {
      name: 'Klus',
      noun: 'dungarees',
      model: 'dungarees',
      price: 3995,
      colours: ['rust', 'sky'],
      sizes: ['92', '98', '104', '110', '116'],
      materials: ['cotton'],
      collection: 'little-explorers',
      isErinsChoice: true,
      label: 'erin',
      line: [
        'Een tuinbroek van ribfluweel met verstelbare bretels: groeit twee maten mee.',
        'Eine Latzhose aus Cord mit verstellbaren Trägern: wächst zwei Größen mit.',
        'Une salopette en velours côtelé à bretelles réglables : elle suit deux tailles.',
        'Corduroy dungarees with adjustable straps: they grow along for two sizes.',
      ],
    },
  ],
}
