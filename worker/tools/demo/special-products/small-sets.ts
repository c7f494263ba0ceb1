import type { SpecialProduct } from './special-product'

/** Small things that are sold together and can be taken in other numbers. */
export const SMALL_SETS: readonly SpecialProduct[] = [
  {
    sku: 'SET-GALLERY',
    typeId: 'grouped',
    name: [
      'Fotomuur Avondrood',
      'Bilderwand Abendrot',
      'Mur d’images Couchant',
      'Sunset gallery wall',
    ],
    line: [
      'Drie ingelijste prints in aardetinten die samen een wand vullen.',
      'Drei gerahmte Bilder in Erdtönen, die zusammen eine Wand füllen.',
      'Trois affiches encadrées aux tons de terre, pour habiller tout un mur.',
      'Three framed prints in earth tones that fill a wall together.',
    ],
    text: [
      'Hang de grote in het midden en de kleine er op een handbreed afstand naast.',
      'Häng das große in die Mitte und die kleinen eine Handbreit daneben.',
      'Accrochez la grande au centre et les petites à une main de distance.',
      'Hang the large one in the middle and the small ones a hand’s width beside it.',
    ],
    shelf: 'decor/walls/prints',
    together: 'set-gallery.webp',
    pictures: [
      ['picture-frame', 'oak'],
      ['framed-print-vase', 'oak'],
      ['framed-print-arches', 'oak'],
    ],
    price: 4795,
    parts: {
      associated: [
        { sku: 'PRINT-AVONDROOD-OAK-50X70', qty: 1 },
        { sku: 'PRINT-KRUIK-OAK-30X40', qty: 1 },
        { sku: 'PRINT-GALERIJ-OAK-30X40', qty: 1 },
      ],
    },
  },
  {
    sku: 'SET-NURSERY',
    typeId: 'grouped',
    name: [
      'Kinderkamerset Sterre',
      'Kinderzimmer-Set Sternchen',
      'Ensemble enfant Petite Étoile',
      'Little Star nursery set',
    ],
    line: [
      'Een kleed, een kussen en een dekbedovertrek vol sterren: een kamer in één keer aangekleed.',
      'Teppich, Kissen und Bettwäsche voller Sterne: ein Zimmer auf einen Schlag eingerichtet.',
      'Un tapis, un coussin et une parure étoilés : la chambre est prête d’un coup.',
      'A rug, a cushion and a duvet cover full of stars: a whole room dressed in one go.',
    ],
    text: [
      'Heb je het dekbedovertrek al? Zet het aantal dan op nul.',
      'Die Bettwäsche ist schon da? Dann setze die Anzahl auf null.',
      'Vous avez déjà la parure ? Mettez sa quantité à zéro.',
      'Already have the duvet cover? Set its quantity to zero.',
    ],
    shelf: 'textiles/rugs/kids',
    together: 'set-nursery.webp',
    pictures: [
      ['star-rug', 'navy'],
      ['star-cushion', 'navy'],
      ['star-bed-linen', 'navy', 'at home'],
    ],
    price: 2995,
    parts: {
      associated: [
        { sku: 'RUG-STER-NAVY-120X170', qty: 1 },
        { sku: 'CUSH-STERRE-NAVY', qty: 1 },
        { sku: 'BED-NACHT-NAVY-140X200', qty: 1 },
      ],
    },
  },
  {
    sku: 'SET-TABLE',
    typeId: 'grouped',
    name: [
      'Gedekte tafel Zondag',
      'Gedeckter Tisch Sonntag',
      'Table dressée Dimanche',
      'Sunday table setting',
    ],
    line: [
      'Een linnen tafelkleed, een schaal en een karafset: de tafel is klaar, nu de gasten nog.',
      'Eine Leinentischdecke, eine Schale und ein Karaffen-Set: Der Tisch ist bereit, fehlen nur die Gäste.',
      'Une nappe en lin, une coupe et un service à eau : la table est prête, il ne manque que les invités.',
      'A linen tablecloth, a bowl and a carafe set: the table is ready, now all you need are guests.',
    ],
    text: [
      'Alles kan tegen kinderen en in de vaatwasser, behalve het linnen.',
      'Alles übersteht Kinder und Spülmaschine, nur das Leinen nicht.',
      'Tout va au lave-vaisselle et résiste aux enfants, sauf le lin.',
      'All of it stands up to children and the dishwasher, except for the linen.',
    ],
    shelf: 'decor/tableware/dinner',
    together: 'set-table.webp',
    pictures: [
      ['tray', 'cream'],
      ['bowl', 'cream'],
      ['table-cloth', 'white', 'at home'],
    ],
    price: 2995,
    parts: {
      associated: [
        { sku: 'CLOTH-ZONDAG-WHITE-140X220', qty: 1 },
        { sku: 'DISH-KOM-CREAM', qty: 2 },
        { sku: 'CARAFE-BRON-CREAM', qty: 1 },
      ],
    },
  },
  {
    sku: 'SET-BATH',
    typeId: 'grouped',
    name: ['Badset Duik', 'Badset Tauchgang', 'Ensemble de bain Plongeon', 'Splash bath set'],
    line: [
      'Twee sets handdoeken en een badmat in tinten die bij elkaar horen.',
      'Zwei Handtuch-Sets und eine Badematte in Tönen, die zusammengehören.',
      'Deux lots de serviettes et un tapis de bain dans des tons assortis.',
      'Two towel sets and a bath mat in shades that belong together.',
    ],
    text: [
      'Was alles samen op 60 graden: de kleuren geven niet af.',
      'Alles zusammen bei 60 Grad waschen: Die Farben färben nicht ab.',
      'Tout se lave ensemble à 60 degrés : les couleurs ne dégorgent pas.',
      'Wash it all together at 60 degrees: the colours do not run.',
    ],
    shelf: 'textiles/bath/towels',
    together: 'set-bath.webp',
    pictures: [
      ['towels', 'sage'],
      ['towels', 'sand'],
      ['bath-mat', 'sage'],
    ],
    price: 2995,
    parts: {
      associated: [
        { sku: 'TOWEL-DUIK-SAGE', qty: 1 },
        { sku: 'TOWEL-DUIK-SAND', qty: 1 },
        { sku: 'MAT-DUIK-SAGE-50X80', qty: 1 },
      ],
    },
  },
  {
    sku: 'SET-VASES',
    typeId: 'grouped',
    name: [
      'Vazentrio Kiezel, Toren & Druppel',
      'Vasentrio Kiesel, Turm & Tropfen',
      'Trio de vases Gravier, Tour & Goutte',
      'Pebble, Tower & Drop vase trio',
    ],
    line: [
      'Rond, hoog en smal: drie vazen die samen een stilleven zijn, ook zonder bloemen.',
      'Rund, hoch und schmal: drei Vasen, die zusammen ein Stillleben sind, auch ohne Blumen.',
      'Rond, haut et étroit : trois vases qui composent une nature morte, même sans fleurs.',
      'Round, tall and slim: three vases that make a still life together, even without flowers.',
    ],
    text: [
      'Zet de hoogste achteraan en laat de andere twee elkaar net raken.',
      'Stell die höchste nach hinten und lass die beiden anderen sich gerade berühren.',
      'Placez le plus haut derrière et laissez les deux autres se frôler.',
      'Put the tallest at the back and let the other two just touch.',
    ],
    shelf: 'decor/vases/table',
    together: 'set-vases.webp',
    pictures: [
      ['vase-round', 'white'],
      ['vase-tall', 'white'],
      ['vase-bottle', 'sand'],
    ],
    price: 2495,
    parts: {
      associated: [
        { sku: 'VASE-KIEZEL-WHITE', qty: 1 },
        { sku: 'VASE-TOREN-WHITE', qty: 1 },
        { sku: 'VASE-DRUPPEL-SAND', qty: 1 },
      ],
    },
  },
]
