import { demoPicture } from '../../picture-index'
import type { Localized } from '../../words/localized'
import { asset, block, type DemoBlock, linkTo, table } from '../story-blocks'
import type { StoryContext } from '../story-context'
import type { TextPage } from './text-page'

const SIZE: Localized = ['Maat', 'Größe', 'Taille', 'Size']

/** A table whose first column is a size; measures read the same in every language. */
function sizeTable(
  { translate }: StoryContext,
  head: readonly Localized[],
  rows: readonly (readonly (string | Localized)[])[],
): DemoBlock {
  const words = (cell: string | Localized) => (typeof cell === 'string' ? cell : translate(cell))
  return block('table', 'sizes', {
    title: '',
    table: table(
      [SIZE, ...head].map(words),
      rows.map((row) => row.map(words)),
    ),
  })
}

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
      'Onze maten zijn lichaamslengtes in centimeters. Meet je kind zonder schoenen, met de hielen tegen de muur, en kies de maat die erboven ligt. Leeftijden zijn een gemiddelde: de lengte beslist.',
      'Unsere Größen sind Körpergrößen in Zentimetern. Miss dein Kind ohne Schuhe, die Fersen an der Wand, und nimm die nächste Größe darüber. Das Alter ist nur ein Mittelwert: Die Körpergröße entscheidet.',
      'Nos tailles correspondent à la stature en centimètres. Mesurez l’enfant sans chaussures, talons au mur, et prenez la taille juste au-dessus. L’âge n’est qu’une moyenne : c’est la stature qui décide.',
      'Our sizes are heights in centimetres. Measure your child without shoes, heels against the wall, and take the next size up. Ages are an average: height decides.',
    ],
  ],
  below: (context) => [
    sizeTable(
      context,
      [
        ['Lengte', 'Körpergröße', 'Stature', 'Height'],
        ['Leeftijd', 'Alter', 'Âge', 'Age'],
        ['Borst', 'Brust', 'Poitrine', 'Chest'],
        ['Taille', 'Bund', 'Tour de taille', 'Waist'],
      ],
      [
        ['92', '87–92 cm', ['2 jaar', '2 Jahre', '2 ans', '2 years'], '54 cm', '51 cm'],
        ['98', '93–98 cm', ['3 jaar', '3 Jahre', '3 ans', '3 years'], '55 cm', '52 cm'],
        ['104', '99–104 cm', ['4 jaar', '4 Jahre', '4 ans', '4 years'], '57 cm', '53 cm'],
        ['110', '105–110 cm', ['5 jaar', '5 Jahre', '5 ans', '5 years'], '58 cm', '54 cm'],
        ['116', '111–116 cm', ['6 jaar', '6 Jahre', '6 ans', '6 years'], '60 cm', '55 cm'],
        ['122', '117–122 cm', ['7 jaar', '7 Jahre', '7 ans', '7 years'], '62 cm', '56 cm'],
        ['128', '123–128 cm', ['8 jaar', '8 Jahre', '8 ans', '8 years'], '65 cm', '58 cm'],
        ['134', '129–134 cm', ['9 jaar', '9 Jahre', '9 ans', '9 years'], '68 cm', '60 cm'],
        ['140', '135–140 cm', ['10 jaar', '10 Jahre', '10 ans', '10 years'], '71 cm', '62 cm'],
      ],
    ),
    wayOn(context, 'kidswear', [
      'Bekijk kinderkleding',
      'Kindermode ansehen',
      'Voir la mode enfant',
      'See kidswear',
    ]),
  ],
}

export const CURTAIN_SIZE_GUIDE: TextPage = {
  slug: 'curtain-sizes',
  title: [
    'Maatwijzer gordijnen',
    'Größenratgeber Vorhänge',
    'Guide des tailles de rideaux',
    'Curtain size guide',
  ],
  lines: [
    [
      'Meet van de ringen tot de vloer, op drie plekken, en reken met de kleinste maat. De breedte is die van één baan; voor een mooie plooi zijn twee banen samen anderhalf tot twee keer zo breed als de roede.',
      'Miss von den Ringen bis zum Boden, an drei Stellen, und rechne mit dem kleinsten Maß. Die Breite gilt für einen Schal; für schöne Falten sind beide zusammen anderthalb- bis zweimal so breit wie die Stange.',
      'Mesurez des anneaux au sol, en trois endroits, et retenez la plus petite valeur. La largeur est celle d’un panneau ; pour un beau tombé, deux panneaux font ensemble une fois et demie à deux fois la tringle.',
      'Measure from the rings to the floor in three places and go by the smallest. The width is that of one panel; for good folds two panels together should be one and a half to two times as wide as the rail.',
    ],
  ],
  below: (context) => [
    sizeTable(
      context,
      [
        ['Van ring tot vloer', 'Vom Ring zum Boden', 'De l’anneau au sol', 'From ring to floor'],
        ['Roede, 2 banen', 'Stange, 2 Schals', 'Tringle, 2 panneaux', 'Rail, 2 panels'],
        ['Roede, 4 banen', 'Stange, 4 Schals', 'Tringle, 4 panneaux', 'Rail, 4 panels'],
      ],
      [
        [
          '140 × 250 cm',
          ['tot 251 cm', 'bis 251 cm', 'jusqu’à 251 cm', 'up to 251 cm'],
          '140–185 cm',
          '280–370 cm',
        ],
        [
          '140 × 280 cm',
          ['tot 281 cm', 'bis 281 cm', 'jusqu’à 281 cm', 'up to 281 cm'],
          '140–185 cm',
          '280–370 cm',
        ],
        [
          '140 × 300 cm',
          ['tot 301 cm', 'bis 301 cm', 'jusqu’à 301 cm', 'up to 301 cm'],
          '140–185 cm',
          '280–370 cm',
        ],
        [
          '200 × 250 cm',
          ['tot 251 cm', 'bis 251 cm', 'jusqu’à 251 cm', 'up to 251 cm'],
          '200–265 cm',
          '400–530 cm',
        ],
        [
          '200 × 280 cm',
          ['tot 281 cm', 'bis 281 cm', 'jusqu’à 281 cm', 'up to 281 cm'],
          '200–265 cm',
          '400–530 cm',
        ],
        [
          '200 × 300 cm',
          ['tot 301 cm', 'bis 301 cm', 'jusqu’à 301 cm', 'up to 301 cm'],
          '200–265 cm',
          '400–530 cm',
        ],
      ],
    ),
    block('asset', 'hung', {
      asset: asset(
        demoPicture('blog-curtain-length.webp'),
        context.translate([
          'Gordijnen aan een roede, in crème en in groen',
          'Vorhänge an einer Stange, in Creme und in Grün',
          'Des rideaux sur une tringle, crème et verts',
          'Curtains on a rail, in cream and in green',
        ]),
      ),
    }),
    wayOn(context, 'textiles/curtains', [
      'Bekijk de gordijnen',
      'Vorhänge ansehen',
      'Voir les rideaux',
      'See the curtains',
    ]),
  ],
}

export const RUG_SIZE_GUIDE: TextPage = {
  slug: 'rug-sizes',
  title: [
    'Maatwijzer vloerkleden',
    'Größenratgeber Teppiche',
    'Guide des tailles de tapis',
    'Rug size guide',
  ],
  lines: [
    [
      'Meet eerst de meubels, dan de vloer. Laat de voorpoten van de zitmeubels op het kleed staan, tel rond een eettafel 60 cm op, en kies bij twijfel de grotere maat. Waarom, lees je in [Hoe groot moet een vloerkleed zijn?](/blog/rug-size)',
      'Miss zuerst die Möbel, dann den Boden. Die Vorderbeine der Sitzmöbel stehen auf dem Teppich, rund um einen Esstisch kommen 60 cm dazu, und im Zweifel nimmst du die größere Größe. Warum, steht in [Wie groß muss ein Teppich sein?](/blog/rug-size)',
      'Mesurez d’abord les meubles, ensuite le sol. Les pieds avant des sièges reposent sur le tapis, une table demande 60 cm de plus tout autour, et dans le doute on prend plus grand. L’explication est dans [Quelle taille de tapis choisir ?](/blog/rug-size)',
      'Measure the furniture first and the floor second. The front legs of your seating should stand on the rug, a table needs 60 cm more all round, and if in doubt take the larger. The reasons are in [How large should a rug be?](/blog/rug-size)',
    ],
  ],
  below: (context) => [
    sizeTable(
      context,
      [
        ['Voor de bank', 'Vor dem Sofa', 'Devant le canapé', 'In front of a sofa'],
        ['Onder de tafel', 'Unter dem Tisch', 'Sous la table', 'Under a table'],
        ['Bij het bed', 'Am Bett', 'Près du lit', 'By the bed'],
      ],
      [
        [
          '120 × 170 cm',
          [
            'fauteuil met bijzettafel',
            'Sessel mit Beistelltisch',
            'fauteuil et bout de canapé',
            'armchair with a side table',
          ],
          '–',
          ['naast het bed', 'neben dem Bett', 'à côté du lit', 'beside the bed'],
        ],
        [
          '160 × 230 cm',
          ['bank tot 200 cm', 'Sofa bis 200 cm', 'canapé jusqu’à 200 cm', 'sofa up to 200 cm'],
          ['rond, 100 cm', 'rund, 100 cm', 'ronde, 100 cm', 'round, 100 cm'],
          ['bed van 140 cm', 'Bett, 140 cm', 'lit de 140 cm', 'bed of 140 cm'],
        ],
        [
          '200 × 290 cm',
          [
            'bank en twee fauteuils',
            'Sofa und zwei Sessel',
            'canapé et deux fauteuils',
            'sofa and two armchairs',
          ],
          ['tot 80 × 160 cm', 'bis 80 × 160 cm', 'jusqu’à 80 × 160 cm', 'up to 80 × 160 cm'],
          ['bed van 160 cm', 'Bett, 160 cm', 'lit de 160 cm', 'bed of 160 cm'],
        ],
        [
          '240 × 340 cm',
          ['hoekbank', 'Ecksofa', 'canapé d’angle', 'corner sofa'],
          ['tot 100 × 220 cm', 'bis 100 × 220 cm', 'jusqu’à 100 × 220 cm', 'up to 100 × 220 cm'],
          ['bed van 180 cm', 'Bett, 180 cm', 'lit de 180 cm', 'bed of 180 cm'],
        ],
      ],
    ),
    block('image', 'rug', {
      image: asset(
        context.pictureOf('berber-rug', 'cream'),
        context.translate([
          'Een wollen vloerkleed met ruiten',
          'Ein Wollteppich mit Rauten',
          'Un tapis de laine à losanges',
          'A wool rug with diamonds',
        ]),
      ),
    }),
    wayOn(context, 'textiles/rugs', [
      'Bekijk de vloerkleden',
      'Teppiche ansehen',
      'Voir les tapis',
      'See the rugs',
    ]),
  ],
}

function wayOn({ translate, linkOf }: StoryContext, shelf: string, label: Localized): DemoBlock {
  return block('button', 'button', {
    label: translate(label),
    link: linkTo(linkOf(shelf)),
    style: 'secondary',
  })
}
