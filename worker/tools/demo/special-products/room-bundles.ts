import { choice, option } from './bundle-option'
import type { SpecialProduct } from './special-product'

/** Corners of a room that shoppers put together themselves. */
export const ROOM_BUNDLES: readonly SpecialProduct[] = [
  {
    sku: 'BUNDLE-READING',
    typeId: 'bundle',
    name: [
      'Leeshoek op maat',
      'Leseecke nach Wahl',
      'Coin lecture à composer',
      'Build your own reading corner',
    ],
    line: [
      'Een fauteuil, een lamp en iets zachts over de knieën: stel je eigen leeshoek samen.',
      'Ein Sessel, eine Leuchte und etwas Weiches für die Knie: Stell dir deine Leseecke zusammen.',
      'Un fauteuil, une lampe et de quoi couvrir les genoux : composez votre coin lecture.',
      'A chair, a lamp and something soft for your knees: put your own reading corner together.',
    ],
    text: [
      'Alles wordt op dezelfde dag geleverd, en we zetten het voor je op zijn plek.',
      'Alles kommt am selben Tag, und wir stellen es an seinen Platz.',
      'Tout est livré le même jour et installé à sa place.',
      'Everything arrives on the same day, and we put it in its place.',
    ],
    shelf: 'furniture/armchairs/lounge',
    together: 'set-reading-corner.webp',
    pictures: [
      ['armchair', 'sage'],
      ['floor-lamp', 'oak'],
      ['throw', 'grey'],
    ],
    price: 63_800,
    parts: {
      bundle: {
        priceType: 'dynamic',
        options: [
          option(['Fauteuil', 'Sessel', 'Fauteuil', 'Armchair'], 'radio', [
            choice('ARM-FJORD-SAGE', { isDefault: true }),
            choice('ARM-FJORD-CREAM'),
            choice('ARM-FJORD-CHARCOAL'),
          ]),
          option(['Vloerlamp', 'Stehleuchte', 'Lampadaire', 'Floor lamp'], 'select', [
            choice('LAMP-REIGER-OAK', { isDefault: true }),
            choice('LAMP-REIGER-BLACK-OAK'),
          ]),
          option(
            ['Erbij', 'Dazu', 'En plus', 'To go with it'],
            'checkbox',
            [choice('THROW-HEIDE-GREY'), choice('CUSH-WOLK-CREAM'), choice('ARM-PIM-BLUSH')],
            false,
          ),
        ],
      },
    },
  },
  {
    sku: 'BUNDLE-BED',
    typeId: 'bundle',
    name: ['Bed naar wens', 'Bett nach Wahl', 'Lit à composer', 'Build your own bed'],
    line: [
      'Een frame, een bodem en een matras van 160 × 200 cm, met of zonder hoofdbord: kies en wij leveren alles samen.',
      'Gestell, Lattenrost und Matratze in 160 × 200 cm, mit oder ohne Kopfteil: Du wählst, wir liefern alles zusammen.',
      'Un cadre, un sommier et un matelas de 160 × 200 cm, avec ou sans tête de lit : choisissez, nous livrons le tout.',
      'A frame, a base and a mattress of 160 × 200 cm, with or without a headboard: you choose, we deliver it all together.',
    ],
    text: [
      'Alles past op elkaar en komt op dezelfde dag; in elkaar zetten doe je zelf, met de sleutel die erbij zit.',
      'Alles passt zusammen und kommt am selben Tag; du baust es selbst auf, der Schlüssel liegt bei.',
      'Tout s’assemble et arrive le même jour ; le montage se fait chez vous, la clé est fournie.',
      'Everything fits together and arrives on the same day; you assemble it yourself, with the key that comes with it.',
    ],
    shelf: 'furniture/beds/frames',
    together: 'set-own-bed.webp',
    pictures: [
      ['bed', 'sand'],
      ['wooden-bed', 'oak'],
    ],
    price: 184700,
    parts: {
      bundle: {
        priceType: 'dynamic',
        options: [
          option(['Frame', 'Gestell', 'Cadre', 'Frame'], 'select', [
            choice('SLEEP-DROOM-SAND-160X200', { isDefault: true }),
            choice('SLEEP-DROOM-GREY-160X200'),
            choice('SLEEP-DROOM-FOREST-160X200'),
            choice('SLEEP-ARK-OAK-160X200'),
            choice('SLEEP-ARK-WALNUT-160X200'),
          ]),
          option(['Bodem', 'Lattenrost', 'Sommier', 'Base'], 'radio', [
            choice('SLEEP-VEER-OAK-160X200', { isDefault: true }),
            choice('SLEEP-VEER-ASH-160X200'),
          ]),
          option(['Matras', 'Matratze', 'Matelas', 'Mattress'], 'radio', [
            choice('SLEEP-DIEP-WHITE-160X200', { isDefault: true }),
          ]),
          option(
            ['Hoofdbord', 'Kopfteil', 'Tête de lit', 'Headboard'],
            'select',
            [
              choice('SLEEP-LEUN-SAND-160X200'),
              choice('SLEEP-LEUN-GREY-160X200'),
              choice('SLEEP-STEUN-NAVY-160X200'),
            ],
            false,
          ),
          option(
            ['Dekbed en kussens', 'Decke und Kissen', 'Couette et oreillers', 'Duvet and pillows'],
            'multi',
            [
              choice('DOWN-VEER-WHITE-60X70', { qty: 2, isQtyChangeable: true }),
              choice('DOWN-WOLK-WHITE-240X220'),
            ],
            false,
          ),
        ],
      },
    },
  },
  {
    sku: 'BUNDLE-SITTING',
    typeId: 'bundle',
    name: [
      'Zithoek naar wens',
      'Sitzecke nach Wahl',
      'Coin salon à composer',
      'Build your own sitting room',
    ],
    line: [
      'Een bank, een poef en een tafel die bij elkaar passen, met een plaid erbij als je wilt.',
      'Sofa, Pouf und Tisch, die zusammenpassen, auf Wunsch mit einem Plaid dazu.',
      'Un canapé, un pouf et une table assortis, avec un plaid si vous le souhaitez.',
      'A sofa, a pouf and a table that go together, with a throw if you like.',
    ],
    text: [
      'De stoffen komen uit dezelfde weverij, dus de kleuren kloppen met elkaar.',
      'Die Stoffe kommen aus derselben Weberei, die Farben passen also zueinander.',
      'Les tissus viennent du même tisseur : les couleurs s’accordent.',
      'The fabrics come from one mill, so the colours go together.',
    ],
    shelf: 'furniture/sofas/seaters',
    together: 'set-sitting-room.webp',
    pictures: [
      ['sofa', 'sand'],
      ['pouf', 'cream'],
      ['coffee-table', 'oak'],
    ],
    price: 175800,
    parts: {
      bundle: {
        priceType: 'dynamic',
        options: [
          option(['Bank', 'Sofa', 'Canapé', 'Sofa'], 'select', [
            choice('SOFA-ELLA-SAND', { isDefault: true }),
            choice('SOFA-ELLA-SAGE'),
            choice('SOFA-ELLA-CHARCOAL'),
            choice('SOFA-ISA-GREY'),
          ]),
          option(['Poef', 'Pouf', 'Pouf', 'Pouf'], 'radio', [
            choice('ARM-PIM-CREAM', { isDefault: true }),
            choice('ARM-PIM-BLUSH'),
            choice('ARM-BOL-SAND'),
          ]),
          option(['Salontafel', 'Couchtisch', 'Table basse', 'Coffee table'], 'radio', [
            choice('TABLE-STAM-OAK', { isDefault: true }),
            choice('TABLE-STAM-WALNUT'),
          ]),
          option(
            ['Erbij', 'Dazu', 'En plus', 'To go with it'],
            'checkbox',
            [
              choice('THROW-HEIDE-GREY'),
              choice('CUSH-LINDE-SAND', { qty: 2, isQtyChangeable: true }),
            ],
            false,
          ),
        ],
      },
    },
  },
  {
    sku: 'BUNDLE-DINING',
    typeId: 'bundle',
    name: [
      'Eetkamer naar wens',
      'Esszimmer nach Wahl',
      'Salle à manger à composer',
      'Build your own dining room',
    ],
    line: [
      'Een tafel en zoveel stoelen als je gasten hebt.',
      'Ein Tisch und so viele Stühle, wie du Gäste hast.',
      'Une table et autant de chaises que d’invités.',
      'A table and as many chairs as you have guests.',
    ],
    text: [
      'Verander gerust het aantal stoelen: de prijs rekent mee.',
      'Ändere ruhig die Zahl der Stühle: Der Preis rechnet mit.',
      'Changez le nombre de chaises : le prix suit.',
      'Change the number of chairs as you like: the price follows.',
    ],
    shelf: 'furniture/tables/dining',
    together: 'set-own-dining.webp',
    pictures: [
      ['round-table', 'oak', 'at home'],
      ['dining-chair', 'oak'],
      ['dome-pendant', 'black'],
    ],
    price: 124900,
    parts: {
      bundle: {
        priceType: 'dynamic',
        options: [
          option(['Tafel', 'Tisch', 'Table', 'Table'], 'radio', [
            choice('TABLE-NOOR-OAK', { isDefault: true }),
            choice('TABLE-NOOR-WALNUT'),
            choice('TABLE-HUGO-OAK'),
            choice('TABLE-HUGO-WALNUT'),
          ]),
          option(['Stoelen', 'Stühle', 'Chaises', 'Chairs'], 'select', [
            choice('CHAIR-IDA-OAK', { qty: 4, isDefault: true, isQtyChangeable: true }),
            choice('CHAIR-IDA-WALNUT', { qty: 4, isQtyChangeable: true }),
            choice('CHAIR-IDA-BLACK', { qty: 4, isQtyChangeable: true }),
          ]),
          option(
            ['Lamp boven de tafel', 'Leuchte über dem Tisch', 'Suspension', 'Lamp above the table'],
            'select',
            [choice('LAMP-KELK-BLACK'), choice('LAMP-KELK-WHITE')],
            false,
          ),
        ],
      },
    },
  },
]
