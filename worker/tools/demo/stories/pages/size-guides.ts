import { demoPicture } from '../../picture-index'
import { asset, block } from '../story-blocks'
import { SIZE, sizeTable, wayOn } from './size-guide-blocks'
import type { TextPage } from './text-page'

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
        SIZE,
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
        SIZE,
        ['Voor de bank', 'Vor dem Sofa', 'Devant le canapé', 'In front of a sofa'],
        ['Onder de tafel', 'Unter dem Tisch', 'Sous la table', 'Under a table'],
        ['Bij het bed', 'Am Bett', 'Près du lit', 'By the bed'],
      ],
      [
        [
          '80 × 150 cm',
          '–',
          '–',
          ['naast het bed', 'neben dem Bett', 'à côté du lit', 'beside the bed'],
        ],
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
        [
          'Ø 120 cm',
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
          'Ø 160 cm',
          ['twee fauteuils', 'zwei Sessel', 'deux fauteuils', 'two armchairs'],
          ['rond, 60 cm', 'rund, 60 cm', 'ronde, 60 cm', 'round, 60 cm'],
          '–',
        ],
        [
          'Ø 200 cm',
          ['bank tot 160 cm', 'Sofa bis 160 cm', 'canapé jusqu’à 160 cm', 'sofa up to 160 cm'],
          ['rond, 80 cm', 'rund, 80 cm', 'ronde, 80 cm', 'round, 80 cm'],
          '–',
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
