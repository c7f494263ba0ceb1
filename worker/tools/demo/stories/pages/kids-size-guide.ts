import type { Localized } from '../../words/localized'
import { SIZE, sizeTable, wayOn } from './size-guide-blocks'
import type { TextPage } from './text-page'

const AGE: Localized = ['Leeftijd', 'Alter', 'Âge', 'Age']

/** Size, height, age, chest and waist. */
const CLOTHES: readonly (readonly (string | Localized)[])[] = [
  ['50', '45–50 cm', ['pasgeboren', 'neugeboren', 'naissance', 'newborn'], '41 cm', '40 cm'],
  ['56', '51–56 cm', months('1–2'), '43 cm', '42 cm'],
  ['62', '57–62 cm', months('3–4'), '45 cm', '44 cm'],
  ['68', '63–68 cm', months('5–6'), '47 cm', '46 cm'],
  ['74', '69–74 cm', months('7–9'), '49 cm', '47 cm'],
  ['80', '75–80 cm', months('10–12'), '51 cm', '48 cm'],
  ['86', '81–86 cm', months('13–18'), '52 cm', '50 cm'],
  ['92', '87–92 cm', years('2'), '54 cm', '51 cm'],
  ['98', '93–98 cm', years('3'), '55 cm', '52 cm'],
  ['104', '99–104 cm', years('4'), '57 cm', '53 cm'],
  ['110', '105–110 cm', years('5'), '58 cm', '54 cm'],
  ['116', '111–116 cm', years('6'), '60 cm', '55 cm'],
  ['122', '117–122 cm', years('7'), '62 cm', '56 cm'],
  ['128', '123–128 cm', years('8'), '65 cm', '58 cm'],
  ['134', '129–134 cm', years('9'), '68 cm', '60 cm'],
  ['140', '135–140 cm', years('10'), '71 cm', '62 cm'],
]

/** Shoe size, foot length and age. */
const SOCKS: readonly (readonly (string | Localized)[])[] = [
  ['23-26', '138–160 mm', years('2–3')],
  ['27-30', '161–187 mm', years('4–6')],
  ['31-34', '188–213 mm', years('7–9')],
]

/** Head circumference and age. */
const HATS: readonly (readonly (string | Localized)[])[] = [
  ['46-48 cm', months('9–24')],
  ['50-52 cm', years('3–6')],
  ['54-56 cm', years('7–10')],
]

export const KIDS_SIZE_GUIDE: TextPage = {
  slug: 'kids-sizes',
  title: [
    'Maattabel kinderkleding',
    'Größentabelle Kindermode',
    'Guide des tailles enfant',
    'Kidswear size guide',
  ],
  lines: [
    [
      'Onze kledingmaten zijn lichaamslengtes in centimeters. Meet je kind zonder schoenen, met de hielen tegen de muur, en kies de maat die erboven ligt. Leeftijden zijn een gemiddelde: de lengte beslist.',
      'Unsere Kleidergrößen sind Körpergrößen in Zentimetern. Miss dein Kind ohne Schuhe, die Fersen an der Wand, und nimm die nächste Größe darüber. Das Alter ist nur ein Mittelwert: Die Körpergröße entscheidet.',
      'Nos tailles de vêtements correspondent à la stature en centimètres. Mesurez l’enfant sans chaussures, talons au mur, et prenez la taille juste au-dessus. L’âge n’est qu’une moyenne : c’est la stature qui décide.',
      'Our clothes sizes are heights in centimetres. Measure your child without shoes, heels against the wall, and take the next size up. Ages are an average: height decides.',
    ],
    [
      'Sokken volgen de schoenmaat, mutsen de omvang van het hoofd: leg het meetlint over het voorhoofd, net boven de oren.',
      'Socken richten sich nach der Schuhgröße, Mützen nach dem Kopfumfang: Leg das Maßband über die Stirn, knapp über den Ohren.',
      'Les chaussettes suivent la pointure, les bonnets le tour de tête : passez le mètre sur le front, juste au-dessus des oreilles.',
      'Socks follow the shoe size, hats the size of the head: lay the tape across the forehead, just above the ears.',
    ],
  ],
  below: (context) => [
    sizeTable(
      context,
      [
        SIZE,
        ['Lengte', 'Körpergröße', 'Stature', 'Height'],
        AGE,
        ['Borst', 'Brust', 'Poitrine', 'Chest'],
        ['Taille', 'Bund', 'Tour de taille', 'Waist'],
      ],
      CLOTHES,
      ['Kleding', 'Kleidung', 'Vêtements', 'Clothes'],
    ),
    sizeTable(
      context,
      [
        ['Schoenmaat', 'Schuhgröße', 'Pointure', 'Shoe size'],
        ['Voetlengte', 'Fußlänge', 'Longueur du pied', 'Foot length'],
        AGE,
      ],
      SOCKS,
      ['Sokken', 'Socken', 'Chaussettes', 'Socks'],
    ),
    sizeTable(
      context,
      [['Hoofdomvang', 'Kopfumfang', 'Tour de tête', 'Head circumference'], AGE],
      HATS,
      ['Mutsen', 'Mützen', 'Bonnets', 'Hats'],
    ),
    wayOn(context, 'kidswear', [
      'Bekijk kinderkleding',
      'Kindermode ansehen',
      'Voir la mode enfant',
      'See kidswear',
    ]),
  ],
}

function months(count: string): Localized {
  return [`${count} maanden`, `${count} Monate`, `${count} mois`, `${count} months`]
}

function years(count: string): Localized {
  return [`${count} jaar`, `${count} Jahre`, `${count} ans`, `${count} years`]
}
