import { type Rated, type Saying, sayings } from '../saying'
import { BED_LINEN, FOR_THE_SOFA, SOFT_RUGS } from '../shelf-groups'

const DUVETS = 'Textiles/Bed linen/Duvets and pillows'
const CURTAINS = 'Textiles/Curtains'
const CUSHIONS = 'Textiles/Cushions'
const RUGS = 'Textiles/Rugs'
const TABLECLOTHS = 'Textiles/Table and kitchen linen/Tablecloths'
const THROWS = 'Textiles/Throws'

/** How reviews of textiles end. */
export const TEXTILE_ENDINGS: Rated<Saying> = {
  5: [
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
      SOFT_RUGS,
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
  ],
}
