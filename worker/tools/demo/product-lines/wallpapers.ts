import { WALLPAPERS } from '../families/wallpapers'
import type { Localized } from '../words/localized'
import type { ProductLine } from './product-line'

/** Metres. The repeat is how far the strips are to be shifted. */
const roll = (repeat: number) => ({ roll: { width: 0.53, length: 10.05, repeat } })
const SMALL = roll(0.13)
const HALF = roll(0.32)
const LARGE = roll(0.64)
const WITHOUT = roll(0)

const WALL_USES: readonly Localized[] = [
  [
    'Eén wand achter het bed of de bank is genoeg om de hele kamer te veranderen.',
    'Eine Wand hinter Bett oder Sofa genügt, um den ganzen Raum zu verwandeln.',
    'Un seul mur, derrière le lit ou le canapé, suffit à changer la pièce.',
    'One wall behind the bed or the sofa is enough to change the whole room.',
  ],
  [
    'Mooi op de bovenste helft, boven een lambrisering, of van plint tot plafond.',
    'Schön auf der oberen Wandhälfte über einer Täfelung oder vom Sockel bis zur Decke.',
    'À mi-hauteur au-dessus d’un soubassement, ou de la plinthe au plafond.',
    'Handsome on the upper half of a wall, above panelling, or from skirting to ceiling.',
  ],
  [
    'Durf het in een kleine ruimte: een wc of hal kan veel patroon aan.',
    'Nur Mut in kleinen Räumen: Gäste-WC und Flur vertragen viel Muster.',
    'Osez-le dans les petits espaces : des toilettes ou une entrée supportent beaucoup de motif.',
    'Be bold in a small space: a cloakroom or hall can take a lot of pattern.',
  ],
  [
    'Schilder de overige muren in de lichtste kleur van het patroon.',
    'Streich die übrigen Wände in der hellsten Farbe des Musters.',
    'Peignez les autres murs dans la couleur la plus claire du motif.',
    'Paint the other walls in the palest colour of the pattern.',
  ],
]

const common = {
  prefix: 'WALL',
  kind: 'wallpaper',
  brand: 'atelier-lune',
  isApart: true,
  materials: ['non-woven'],
  care: WALLPAPERS[0]?.care ?? ['', '', '', ''],
  uses: WALL_USES,
} as const

export const LEAF_WALLPAPERS: ProductLine = {
  ...common,
  shelf: 'wallpaper/botanical/leaves',
  rows: [
    ['Rank', 'wallpaper-leaves', ['forest', 'rust', 'navy', 'blush'], 6495, HALF],
    ['Herbier', 'wallpaper-botanical', ['sage', 'navy', 'blush', 'charcoal'], 6995, LARGE],
    ['Ginkgo', 'wallpaper-ginkgo', ['ochre', 'sage', 'teal', 'sand'], 6995, LARGE],
    ['Palmera', 'wallpaper-palm', ['forest', 'teal', 'coral'], 7495, LARGE],
    ['Zilverblad', 'wallpaper-eucalyptus', ['sky', 'forest'], 6995, LARGE],
    ['Duingras', 'wallpaper-grasses', ['sand', 'sage', 'charcoal'], 6495, LARGE],
    ['Wier', 'wallpaper-seaweed', ['coral', 'teal', 'navy'], 6495, HALF],
  ],
}

export const FLORAL_WALLPAPERS: ProductLine = {
  ...common,
  shelf: 'wallpaper/botanical/flowers',
  rows: [
    ['Pioen', 'wallpaper-peonies', ['blush', 'plum', 'navy', 'white'], 7995, LARGE],
    ['Amalfi', 'wallpaper-lemons', ['lemon', 'sky', 'navy'], 7495, LARGE],
    ['Merel', 'wallpaper-birds', ['teal', 'blush', 'sky'], 7495, LARGE],
    ['Damast', 'wallpaper-medallion', ['sage', 'navy', 'rust', 'grey'], 7495, LARGE],
    ['Weide', 'wallpaper-meadow', ['blush', 'sky', 'lavender'], 6495, HALF],
    ['Madelief', 'wallpaper-daisies', ['sage', 'lemon', 'sky'], 5995, SMALL],
  ],
}

export const STRIPED_WALLPAPERS: ProductLine = {
  ...common,
  shelf: 'wallpaper/geometric/stripes',
  brand: 'wilm-erin',
  rows: [
    ['Salon', 'wallpaper-stripes', ['sage', 'navy', 'terracotta', 'grey', 'blush'], 5495, WITHOUT],
    ['Picknick', 'wallpaper-gingham', ['sky', 'blush', 'sage', 'ochre'], 5495, SMALL],
    ['Kwast', 'wallpaper-strokes', ['charcoal', 'terracotta', 'sky'], 5995, HALF],
  ],
}

export const SHAPE_WALLPAPERS: ProductLine = {
  ...common,
  shelf: 'wallpaper/geometric/shapes',
  rows: [
    ['Schelp', 'wallpaper-scallops', ['teal', 'blush', 'charcoal'], 5995, HALF],
    ['Honing', 'wallpaper-honeycomb', ['ochre', 'grey', 'forest'], 5995, HALF],
    ['Halve Maan', 'wallpaper-half-moons', ['terracotta', 'sage', 'navy'], 5995, HALF],
    ['Waaier', 'wallpaper-fans', ['ochre', 'black', 'blush'], 6495, HALF],
    ['Lisboa', 'wallpaper-quatrefoil', ['navy', 'olive', 'terracotta'], 6495, HALF],
    ['Ringen', 'wallpaper-rings', ['navy', 'ochre', 'sage'], 5995, HALF],
  ],
}

export const FINE_WALLPAPERS: ProductLine = {
  ...common,
  shelf: 'wallpaper/geometric/fine',
  brand: 'wilm-erin',
  rows: [
    ['Terrazzo', 'wallpaper-terrazzo', ['terracotta', 'grey', 'blush'], 5495, HALF],
    ['Getij', 'wallpaper-waves', ['sky', 'sand', 'forest'], 5495, SMALL],
    ['Kruis', 'wallpaper-crosses', ['black', 'taupe', 'sage'], 4995, SMALL],
    ['Heuvel', 'wallpaper-contours', ['sand', 'forest', 'navy'], 5995, LARGE],
    ['Kiezel', 'wallpaper-pebbles', ['grey', 'mint'], 5495, HALF],
    ['Stip', 'wallpaper-dots', ['ochre', 'blush', 'charcoal', 'mint'], 4995, SMALL],
  ],
}

const nursery = { ...common, brand: 'kiekje' } as const

export const ANIMAL_WALLPAPERS: ProductLine = {
  ...nursery,
  shelf: 'wallpaper/nursery/animals',
  rows: [
    ['Bruintje', 'wallpaper-bears', ['camel', 'sky', 'sage'], 5495, HALF],
    ['Langoor', 'wallpaper-rabbits', ['grey', 'blush', 'mint'], 5495, HALF],
    ['Reinaert', 'wallpaper-foxes', ['rust', 'forest'], 5495, HALF],
    ['Moby', 'wallpaper-whales', ['navy', 'sky'], 5495, HALF],
  ],
}

export const SKY_WALLPAPERS: ProductLine = {
  ...nursery,
  shelf: 'wallpaper/nursery/sky',
  rows: [
    ['Wolkje', 'wallpaper-clouds', ['blush'], 4995, HALF],
    ['Boogje', 'wallpaper-rainbows', ['terracotta', 'lavender'], 5495, HALF],
    ['Montgolfier', 'wallpaper-balloons', ['coral', 'ochre'], 5495, HALF],
    ['Liefje', 'wallpaper-hearts', ['blush', 'coral', 'plum'], 4995, SMALL],
  ],
}

export const WORLD_WALLPAPERS: ProductLine = {
  ...nursery,
  shelf: 'wallpaper/nursery/worlds',
  rows: [
    ['Vloot', 'wallpaper-boats', ['navy', 'sand'], 5495, HALF],
    ['Dorp', 'wallpaper-houses', ['terracotta', 'sky'], 5495, HALF],
    ['Spar', 'wallpaper-firs', ['forest', 'grey', 'teal'], 5995, LARGE],
    ['Alpen', 'wallpaper-mountains', ['grey', 'blush', 'sage'], 6495, LARGE],
  ],
}
