import { type Rated, type Saying, sayings } from '../saying'
import { CANDLES, HANGING_MIRRORS, PRINTS } from '../shelf-groups'

const BASKETS = 'Home decor/Baskets and candles/Baskets and boxes'
const TABLE_LAMPS = 'Home decor/Lighting/Table lamps'
const MIRRORS = 'Home decor/Mirrors'
const TABLEWARE = 'Home decor/Tableware'
const VASES = 'Home decor/Vases'
const WALL_DECOR = 'Home decor/Wall decor'
const WALL_CLOCKS = 'Home decor/Wall decor/Wall clocks'
/** What is packed with care. */
const FRAGILE = [VASES, TABLEWARE, 'Home decor/Lighting', MIRRORS, CANDLES, ...PRINTS]

/** How reviews of what decorates a room end. */
export const DECOR_ENDINGS: Rated<Saying> = {
  5: [
    ...sayings(
      [
        [
          'Goed ingepakt, er zat geen krasje op.',
          'Gut verpackt, ohne den kleinsten Kratzer.',
          'Emballage soigné, pas la moindre rayure.',
          'Well packed, and not a scratch on it.',
        ],
        [
          'Snel geleverd en zorgvuldig ingepakt.',
          'Schnell geliefert und sorgfältig verpackt.',
          'Livraison rapide et emballage soigné.',
          'Quick delivery and carefully packed.',
        ],
      ],
      [BASKETS, WALL_CLOCKS, ...FRAGILE],
    ),
    ...sayings(
      [
        [
          'Ik zoek al een plek voor een tweede.',
          'Für ein zweites Stück suche ich schon einen Platz.',
          'Je cherche déjà où mettre le suivant.',
          'I am already looking for a place for another.',
        ],
      ],
      [VASES, CANDLES, BASKETS, ...PRINTS],
    ),
    ...sayings(
      [
        [
          'De ophanging houdt goed.',
          'Die Aufhängung hält gut.',
          'La fixation tient bien.',
          'The fixing holds well.',
        ],
      ],
      [WALL_DECOR],
    ),
    ...sayings(
      [
        [
          'Zonder vertekening, ook aan de randen.',
          'Ohne Verzerrung, auch am Rand.',
          'Aucune déformation, même sur les bords.',
          'No distortion, not even at the edges.',
        ],
      ],
      [MIRRORS],
    ),
    ...sayings(
      [
        [
          'Stevig genoeg om hem vol op te tillen.',
          'Stabil genug, um voll beladen getragen zu werden.',
          'Assez solide pour être porté plein.',
          'Sturdy enough to lift when full.',
        ],
      ],
      [BASKETS],
    ),
  ],
  4: [
    ...sayings(
      [
        [
          'Iets kleiner dan ik me had voorgesteld.',
          'Etwas kleiner, als ich es mir vorgestellt hatte.',
          'Un peu plus petit que je ne l’imaginais.',
          'A little smaller than I had pictured.',
        ],
      ],
      [VASES, TABLEWARE, TABLE_LAMPS, CANDLES, BASKETS, WALL_DECOR],
    ),
    ...sayings(
      [
        [
          'Er zat wel heel veel papier in de doos.',
          'Nur war sehr viel Papier im Paket.',
          'Seul bémol : beaucoup de papier dans le colis.',
          'There was rather a lot of paper in the box, though.',
        ],
      ],
      FRAGILE,
    ),
    ...sayings(
      [
        [
          'Vilt onder de bodem was fijn geweest.',
          'Filz unter dem Boden wäre gut gewesen.',
          'Un feutre sous la base aurait été bien.',
          'Felt under the base would have been good.',
        ],
      ],
      [VASES, CANDLES, TABLE_LAMPS],
    ),
    ...sayings(
      [
        [
          'Het ophangen lukte pas de tweede keer.',
          'Beim Aufhängen brauchte ich zwei Anläufe.',
          'Il m’a fallu deux essais pour l’accrocher.',
          'Hanging it took me two tries.',
        ],
      ],
      ['Home decor/Lighting/Pendant lamps', 'Home decor/Lighting/Wall lamps', ...HANGING_MIRRORS],
    ),
    ...sayings(
      [
        [
          'Een iets diepere lijst was nog mooier geweest.',
          'Ein etwas tieferer Rahmen wäre noch schöner.',
          'Un cadre un peu plus profond aurait été encore mieux.',
          'A slightly deeper frame would be even nicer.',
        ],
      ],
      PRINTS,
    ),
    ...sayings(
      [
        [
          'De wijzers mochten iets groter.',
          'Die Zeiger dürften etwas größer sein.',
          'Les aiguilles pourraient être un peu plus grandes.',
          'The hands could be a little bigger.',
        ],
      ],
      [WALL_CLOCKS],
    ),
    ...sayings(
      [
        [
          'Ik had graag een extra maat gezien.',
          'Eine weitere Größe wäre schön gewesen.',
          'Une taille de plus aurait été bienvenue.',
          'One more size would have been welcome.',
        ],
      ],
      [VASES, BASKETS, MIRRORS, ...PRINTS],
    ),
  ],
  3: [
    ...sayings(
      [
        [
          'De doos was gedeukt, de inhoud gelukkig niet.',
          'Der Karton war beschädigt, der Inhalt zum Glück nicht.',
          'Le carton était abîmé, heureusement pas le contenu.',
          'The box was damaged, luckily not what was in it.',
        ],
      ],
      [BASKETS, WALL_CLOCKS, ...FRAGILE],
    ),
    ...sayings(
      [
        [
          'Kleiner dan ik uit de foto had opgemaakt.',
          'Kleiner, als das Foto vermuten ließ.',
          'Plus petit que la photo ne le laissait croire.',
          'Smaller than the picture led me to think.',
        ],
      ],
      [VASES, TABLEWARE, TABLE_LAMPS, WALL_DECOR, CANDLES],
    ),
    ...sayings(
      [
        [
          'Eén vlek ging er pas na drie keer poetsen af.',
          'Ein Fleck ging erst nach dreimal Putzen weg.',
          'Une trace n’est partie qu’au troisième nettoyage.',
          'One smear came off only after three goes.',
        ],
      ],
      [MIRRORS, `${TABLEWARE}/Carafes and jars`],
    ),
    ...sayings(
      [
        [
          'Het glazuur is iets anders dan op de foto.',
          'Die Glasur ist etwas anders als auf dem Foto.',
          'L’émail est un peu différent de la photo.',
          'The glaze is a little different from the picture.',
        ],
      ],
      [VASES, `${TABLEWARE}/Plates and mugs`, `${TABLEWARE}/Bowls and jugs`],
    ),
  ],
}
