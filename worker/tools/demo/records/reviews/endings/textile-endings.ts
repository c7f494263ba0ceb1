import { type Rated, type Saying, sayings } from '../saying'

const TOWELS = 'Textiles/Bath linen/Towels'
const BED_LINEN = [
  'Textiles/Bed linen/Plain bed linen',
  'Textiles/Bed linen/Patterned bed linen',
  'Textiles/Bed linen/Children’s bed linen',
]
const DUVETS = 'Textiles/Bed linen/Duvets and pillows'
const CURTAINS = 'Textiles/Curtains'
const CUSHIONS = 'Textiles/Cushions'
const FOR_THE_SOFA = [
  `${CUSHIONS}/Plain cushions`,
  `${CUSHIONS}/Patterned cushions`,
  `${CUSHIONS}/Velvet cushions`,
]
const RUGS = 'Textiles/Rugs'
const THROWS = 'Textiles/Throws'
const TABLECLOTHS = 'Textiles/Table and kitchen linen/Tablecloths'
const KITCHEN = 'Textiles/Table and kitchen linen/Kitchen linen'

/** How reviews of textiles end. */
export const TEXTILE_ENDINGS: Rated<Saying> = {
  5: [
    ...sayings(
      [
        [
          'Snel geleverd en netjes gevouwen.',
          'Schnell da und ordentlich gefaltet.',
          'Livraison rapide, le tout bien plié.',
          'Quick delivery and neatly folded.',
        ],
      ],
      [CURTAINS, ...BED_LINEN, TOWELS, TABLECLOTHS, KITCHEN, THROWS, 'Kidswear'],
    ),
    ...sayings(
      [
        [
          'De kleur is precies zoals op het scherm.',
          'Die Farbe ist genau wie auf dem Bildschirm.',
          'La couleur est exactement celle de l’écran.',
          'The colour is just as on the screen.',
        ],
      ],
      [
        CURTAINS,
        CUSHIONS,
        RUGS,
        THROWS,
        ...BED_LINEN,
        'Textiles/Bath linen',
        TABLECLOTHS,
        'Kidswear',
        'Furniture/Sofas',
        'Furniture/Armchairs',
      ],
    ),
    ...sayings(
      [
        [
          'Na een dag lag het helemaal vlak.',
          'Nach einem Tag lag er ganz flach.',
          'Au bout d’un jour, il était bien à plat.',
          'After a day it lay quite flat.',
        ],
        [
          'Ook na een feestje met twaalf man nog mooi.',
          'Auch nach einer Feier mit zwölf Leuten noch schön.',
          'Toujours beau après une fête à douze.',
          'Still lovely after a party of twelve.',
        ],
      ],
      [RUGS],
    ),
    ...sayings(
      [
        [
          'Even opschudden en de vulling is weer mooi vol.',
          'Kurz aufgeschüttelt, und die Füllung ist wieder schön prall.',
          'On le secoue un peu, et il reprend tout son volume.',
          'A quick shake and the filling is plump again.',
        ],
      ],
      [CUSHIONS],
    ),
    ...sayings(
      [
        [
          'De hoes gaat er makkelijk af om te wassen.',
          'Der Bezug lässt sich zum Waschen leicht abziehen.',
          'La housse s’enlève facilement pour le lavage.',
          'The cover comes off easily for washing.',
        ],
      ],
      FOR_THE_SOFA,
    ),
    ...sayings(
      [
        [
          'Ze hingen binnen tien minuten.',
          'Aufgehängt waren sie in zehn Minuten.',
          'Dix minutes, et ils étaient accrochés.',
          'They were up in ten minutes.',
        ],
      ],
      [CURTAINS],
    ),
    ...sayings(
      [
        [
          'We hebben er meteen een tweede set bij genomen.',
          'Wir haben gleich eine zweite Garnitur dazugenommen.',
          'Nous avons aussitôt pris une deuxième parure.',
          'We got a second set straight away.',
        ],
      ],
      BED_LINEN,
    ),
    ...sayings(
      [
        [
          'Past mooi bij de tegels.',
          'Passt schön zu den Fliesen.',
          'S’accorde bien avec le carrelage.',
          'Goes nicely with the tiles.',
        ],
      ],
      ['Textiles/Bath linen'],
    ),
    ...sayings(
      [
        [
          'De randen zijn keurig gezoomd.',
          'Die Kanten sind sauber gesäumt.',
          'Les ourlets sont impeccables.',
          'The hems are immaculate.',
        ],
      ],
      [TABLECLOTHS, CURTAINS],
    ),
    ...sayings(
      [
        [
          'Groot genoeg voor twee op de bank.',
          'Groß genug für zwei auf dem Sofa.',
          'Assez grand pour deux sur le canapé.',
          'Big enough for two on the sofa.',
        ],
      ],
      [THROWS],
    ),
  ],
  4: [
    ...sayings(
      [
        [
          'De eerste keer in de was gaf het wat pluis.',
          'Bei der ersten Wäsche hat es etwas gefusselt.',
          'Quelques peluches au premier lavage.',
          'A little fluff in the first wash.',
        ],
      ],
      [TOWELS, ...BED_LINEN, KITCHEN],
    ),
    ...sayings(
      [
        [
          'Het pluist in het begin, met stofzuigen gaat dat over.',
          'Anfangs fusselt er etwas, mit Staubsaugen wird es besser.',
          'Il peluche un peu au début, l’aspirateur règle cela.',
          'It sheds a little at first; hoovering sorts that out.',
        ],
      ],
      [`${RUGS}/Plain rugs`, `${RUGS}/Patterned rugs`],
    ),
    ...sayings(
      [
        [
          'De vouwen waren er pas na een week uit.',
          'Die Falten waren erst nach einer Woche weg.',
          'Les plis ont mis une semaine à partir.',
          'The folds took a week to go.',
        ],
      ],
      [RUGS],
    ),
    ...sayings(
      [
        [
          'Iets meer vulling was nog fijner geweest.',
          'Etwas mehr Füllung wäre noch besser gewesen.',
          'Un peu plus de garnissage aurait été encore mieux.',
          'A little more filling would have been even nicer.',
        ],
      ],
      [CUSHIONS, DUVETS],
    ),
    ...sayings(
      [
        [
          'De rits loopt wat stroef.',
          'Der Reißverschluss läuft etwas schwer.',
          'La fermeture accroche un peu.',
          'The zip is a little stiff.',
        ],
      ],
      FOR_THE_SOFA,
    ),
    ...sayings(
      [
        [
          'We moesten ze nog een stukje inkorten.',
          'Wir mussten sie noch ein Stück kürzen.',
          'Il a fallu les raccourcir un peu.',
          'We had to take them up a little.',
        ],
        [
          'Een model met iets dikkere stof had ik ook gekocht.',
          'In dickerem Stoff hätte ich sie auch genommen.',
          'Dans un tissu plus épais, je les aurais pris aussi.',
          'I would have bought them in a heavier cloth too.',
        ],
      ],
      [CURTAINS],
    ),
    ...sayings(
      [
        [
          'Een slag groter was nog fijner geweest.',
          'Etwas größer wäre noch besser gewesen.',
          'Un peu plus grand aurait été encore mieux.',
          'A little bigger would have been even nicer.',
        ],
      ],
      [
        THROWS,
        CUSHIONS,
        `${RUGS}/Round rugs`,
        `${RUGS}/Nursery rugs`,
        'Textiles/Bath linen/Bath mats',
      ],
    ),
    ...sayings(
      [
        [
          'Strijken moet wel.',
          'Bügeln muss man allerdings.',
          'Il faut tout de même repasser.',
          'It does need ironing.',
        ],
      ],
      [TABLECLOTHS, KITCHEN],
    ),
    ...sayings(
      [
        [
          'Het patroon is wat groter dan op de foto.',
          'Das Muster ist etwas größer als auf dem Foto.',
          'Le motif est un peu plus grand qu’en photo.',
          'The pattern is a little larger than in the picture.',
        ],
      ],
      [
        `${CUSHIONS}/Patterned cushions`,
        `${RUGS}/Patterned rugs`,
        `${CURTAINS}/Patterned curtains`,
        `${THROWS}/Patterned throws`,
        'Wallpaper',
      ],
    ),
    ...sayings(
      [
        [
          'De kleur is iets warmer dan op de foto, maar het went snel.',
          'Die Farbe ist etwas wärmer als auf dem Foto, aber man gewöhnt sich daran.',
          'La couleur est un peu plus chaude qu’en photo, mais on s’y fait.',
          'The colour is a little warmer than in the picture, but it grew on me.',
        ],
      ],
      [THROWS, CURTAINS, RUGS, TABLECLOTHS],
    ),
    ...sayings(
      [
        [
          'Voor in de winter mocht het iets dikker.',
          'Für den Winter dürfte es etwas dicker sein.',
          'Pour l’hiver, un peu plus d’épaisseur ne nuirait pas.',
          'For winter it could be a little thicker.',
        ],
      ],
      [THROWS, DUVETS],
    ),
  ],
  3: [
    ...sayings(
      [
        [
          'Na de eerste was een beetje gekrompen.',
          'Nach der ersten Wäsche etwas eingelaufen.',
          'Un peu rétréci au premier lavage.',
          'Shrank a little in the first wash.',
        ],
      ],
      [TOWELS, KITCHEN, TABLECLOTHS],
    ),
    ...sayings(
      [
        [
          'De kleur past bij ons net niet bij de rest.',
          'Die Farbe passt bei uns nicht ganz zum Rest.',
          'Chez nous, la teinte ne va pas tout à fait avec le reste.',
          'At home the colour does not quite go with the rest.',
        ],
      ],
      [CUSHIONS, THROWS, TABLECLOTHS, ...BED_LINEN],
    ),
    ...sayings(
      [
        [
          'Eén hoek krult nog een beetje om.',
          'Eine Ecke wellt sich noch etwas.',
          'Un coin rebique encore un peu.',
          'One corner still curls a little.',
        ],
      ],
      [`${RUGS}/Plain rugs`, `${RUGS}/Patterned rugs`, `${RUGS}/Nursery rugs`],
    ),
    ...sayings(
      [
        [
          'Voor onze kamer bleek de kleinste maat toch te klein.',
          'Für unser Zimmer war die kleinste Größe doch zu klein.',
          'Pour notre salon, la plus petite taille était trop juste.',
          'For our room the smallest size was too small after all.',
        ],
      ],
      [RUGS],
    ),
    ...sayings(
      [
        [
          'Ze laten meer licht door dan gedacht.',
          'Sie lassen mehr Licht durch als gedacht.',
          'Ils laissent passer plus de lumière que prévu.',
          'They let in more light than I thought.',
        ],
      ],
      [CURTAINS],
    ),
    ...sayings(
      [
        [
          'In de zomer wat te warm.',
          'Im Sommer etwas zu warm.',
          'Un peu chaud pour l’été.',
          'A little too warm in summer.',
        ],
      ],
      [THROWS, DUVETS],
    ),
    ...sayings(
      [
        [
          'Bij het eerste gebruik neemt het nog niet zo goed op.',
          'Am Anfang saugt es noch nicht so gut.',
          'Au début, cela n’absorbe pas encore très bien.',
          'At first it does not absorb so well.',
        ],
      ],
      ['Textiles/Bath linen', KITCHEN],
    ),
  ],
}
