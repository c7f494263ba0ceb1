import type { Family, ProductSpec } from './product-spec'

const ROLL = { width: 0.53, length: 10.05, repeat: 0.64 }
const PLAIN_ROLL = { width: 0.53, length: 10.05, repeat: 0 }

const common = {
  prefix: 'WALL',
  kind: 'wallpaper',
  brand: 'atelier-lune',
  care: [
    'Rol van 0,53 × 10,05 m, goed voor ongeveer 5 m². Vlies op waterbasis gedrukt: lijm op de muur, baan erop, klaar. Later droog te verwijderen.',
    'Rolle 0,53 × 10,05 m, ausreichend für etwa 5 m². Vlies, wasserbasiert bedruckt: Wand einkleistern, Bahn anlegen, fertig. Später trocken abziehbar.',
    'Rouleau de 0,53 × 10,05 m, soit environ 5 m². Intissé imprimé à l’encre à l’eau : on encolle le mur, on pose le lé, c’est fini. Se retire à sec.',
    'Roll of 0.53 × 10.05 m, enough for about 5 m². Non-woven and printed with water-based ink: paste the wall, hang the strip, done. Strips off dry.',
  ],
} as const satisfies Partial<Family>

const BOTANICAL: ProductSpec[] = [
  {
    name: 'Varen',
    shelf: 'wallpaper/botanical/leaves',
    model: 'wallpaper-ferns',
    price: 6995,
    colours: ['forest', 'navy', 'olive'],
    materials: ['non-woven'],
    collection: 'wild-garden',
    isErinsChoice: true,
    label: 'erin',
    roll: ROLL,
    line: [
      'Varens op ware grootte, laag over laag, als een wandeling door een vochtig bos.',
      'Farne in Lebensgröße, Schicht über Schicht, wie ein Gang durch feuchten Wald.',
      'Des fougères grandeur nature, couche sur couche, comme une marche en sous-bois.',
      'Life-size ferns, layer upon layer, like a walk through a damp forest.',
    ],
  },
  {
    name: 'Magnolia',
    shelf: 'wallpaper/botanical/flowers',
    model: 'wallpaper-blossoms',
    price: 7495,
    colours: ['blush', 'sky', 'sage'],
    materials: ['non-woven'],
    collection: 'wild-garden',
    roll: ROLL,
    stock: { sky: 6 },
    line: [
      'Takken in bloei, los uit de pols geschilderd: de lente blijft het hele jaar hangen.',
      'Blühende Zweige, locker gemalt: Der Frühling bleibt das ganze Jahr.',
      'Des branches en fleurs peintes d’un geste libre : le printemps reste toute l’année.',
      'Flowering branches painted with a loose hand: spring stays all year.',
    ],
  },
  {
    name: 'Klaver',
    shelf: 'wallpaper/botanical/leaves',
    model: 'wallpaper-eucalyptus',
    price: 5995,
    colours: ['sage', 'taupe'],
    materials: ['non-woven'],
    collection: 'wild-garden',
    offer: 'running',
    roll: ROLL,
    line: [
      'Een klein blaadje, dicht op elkaar: van een afstand een kleur, van dichtbij een weide.',
      'Ein kleines Blatt, dicht an dicht: von weitem eine Farbe, von nahem eine Wiese.',
      'Une petite feuille répétée : de loin une couleur, de près une prairie.',
      'A small leaf, densely repeated: a colour from afar, a meadow close up.',
    ],
  },
]

const GEOMETRIC: ProductSpec[] = [
  {
    name: 'Boog',
    shelf: 'wallpaper/geometric/shapes',
    model: 'wallpaper-arches',
    price: 5995,
    colours: ['terracotta', 'sage', 'navy'],
    materials: ['non-woven'],
    collection: 'warm-earth',
    roll: ROLL,
    line: [
      'Stapelende bogen in twee tinten die een rechte muur zachter maken.',
      'Gestapelte Bögen in zwei Tönen, die eine gerade Wand weicher machen.',
      'Des arches superposées en deux tons qui adoucissent un mur droit.',
      'Stacked arches in two shades that soften a straight wall.',
    ],
  },
  {
    name: 'Lijn',
    shelf: 'wallpaper/geometric/stripes',
    model: 'wallpaper-ticking',
    price: 4995,
    colours: ['charcoal', 'sky', 'olive'],
    materials: ['non-woven'],
    collection: 'by-the-sea',
    roll: PLAIN_ROLL,
    stock: { charcoal: 0 },
    line: [
      'Een smalle streep die de kamer hoger laat lijken; zonder patroonverlies te plakken.',
      'Ein schmaler Streifen, der den Raum höher wirken lässt; ohne Verschnitt zu kleben.',
      'Une fine rayure qui fait gagner de la hauteur ; sans raccord, donc sans perte.',
      'A narrow stripe that makes the room look taller; hangs without waste.',
    ],
  },
  {
    name: 'Ruit',
    shelf: 'wallpaper/geometric/shapes',
    model: 'wallpaper-lattice',
    price: 5495,
    colours: ['forest', 'taupe', 'navy'],
    materials: ['non-woven'],
    collection: 'soft-north',
    isDisabled: true,
    roll: ROLL,
    line: [
      'Ruiten uit de losse hand getekend, zodat geen twee dezelfde zijn.',
      'Freihändig gezeichnete Rauten, von denen keine der anderen gleicht.',
      'Des losanges tracés à main levée : aucun n’est pareil à l’autre.',
      'Diamonds drawn freehand, so that no two are the same.',
    ],
  },
]

const NURSERY: ProductSpec[] = [
  {
    name: 'Sterren',
    shelf: 'wallpaper/nursery/sky',
    model: 'wallpaper-night',
    price: 5495,
    colours: ['navy', 'lavender', 'sand'],
    materials: ['non-woven'],
    brand: 'kiekje',
    collection: 'little-explorers',
    roll: ROLL,
    line: [
      'Een nachthemel met manen en sterren, om samen voor het slapen te tellen.',
      'Ein Nachthimmel mit Monden und Sternen, die man vor dem Schlafen gemeinsam zählt.',
      'Un ciel nocturne de lunes et d’étoiles, à compter ensemble avant de dormir.',
      'A night sky with moons and stars to count together before sleep.',
    ],
  },
  {
    name: 'Wolken',
    shelf: 'wallpaper/nursery/sky',
    model: 'wallpaper-clouds',
    price: 4995,
    colours: ['sky', 'grey'],
    materials: ['non-woven'],
    brand: 'kiekje',
    collection: 'little-explorers',
    offer: 'future',
    roll: ROLL,
    line: [
      'Zachte wolken waarin je elke avond een ander dier kunt zien.',
      'Weiche Wolken, in denen man jeden Abend ein anderes Tier entdeckt.',
      'Des nuages doux où l’on devine chaque soir un autre animal.',
      'Soft clouds in which to see a different animal every evening.',
    ],
  },
]

export const WALLPAPERS: Family[] = [
  { ...common, shelf: 'wallpaper/botanical', products: BOTANICAL },
  { ...common, shelf: 'wallpaper/geometric', products: GEOMETRIC },
  { ...common, shelf: 'wallpaper/nursery', products: NURSERY },
]
