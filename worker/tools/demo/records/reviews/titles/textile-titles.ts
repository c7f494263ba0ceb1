import { type Rated, type Saying, sayings } from '../saying'
import { BED_LINEN, FOR_THE_SOFA, SOFT_RUGS } from '../shelf-groups'

const BATH = 'Textiles/Bath linen'
const CURTAINS = 'Textiles/Curtains'
const CUSHIONS = 'Textiles/Cushions'
const RUGS = 'Textiles/Rugs'
const ROUND_RUGS = 'Textiles/Rugs/Round rugs'
const THROWS = 'Textiles/Throws'

/** Over reviews of textiles. */
export const TEXTILE_TITLES: Rated<Saying> = {
  5: [
    ...sayings(
      [
        [
          'De bank lijkt wel nieuw',
          'Wie ein neues Sofa',
          'Le canapé a l’air neuf',
          'Like a new sofa',
        ],
      ],
      FOR_THE_SOFA,
    ),
    ...sayings(
      [['Zo zacht', 'So weich', 'Quelle douceur', 'So soft']],
      [CUSHIONS, THROWS, BATH, ...BED_LINEN, ...SOFT_RUGS],
    ),
    ...sayings(
      [
        [
          'Heerlijk om onder te kruipen',
          'Zum Einkuscheln',
          'On s’y blottit avec bonheur',
          'Lovely to snuggle under',
        ],
      ],
      [THROWS, ...BED_LINEN],
    ),
    ...sayings(
      [
        [
          'De bank is nu compleet',
          'Macht das Sofa komplett',
          'Le canapé est enfin complet',
          'Finishes the sofa',
        ],
      ],
      [THROWS, ...FOR_THE_SOFA],
    ),
    ...sayings(
      [
        ['Om in weg te zakken', 'Zum Reinsinken', 'On s’y enfonce avec plaisir', 'Sink right in'],
        [
          'Precies het juiste accent',
          'Genau der richtige Akzent',
          'La touche qu’il fallait',
          'Just the right accent',
        ],
        ['Mooi vol kussen', 'Schön prall gefüllt', 'Bien garni', 'Nice and plump'],
      ],
      [CUSHIONS],
    ),
    ...sayings(
      [
        [
          'De kat is het ermee eens',
          'Auch die Katze ist überzeugt',
          'Approuvé par le chat',
          'Approved by the cat',
        ],
      ],
      [CUSHIONS, RUGS, THROWS],
    ),
    ...sayings(
      [['Prachtig fluweel', 'Wunderbarer Samt', 'Un velours magnifique', 'Beautiful velvet']],
      [`${CUSHIONS}/Velvet cushions`],
    ),
    ...sayings(
      [['Warme voeten', 'Endlich warme Füße', 'Les pieds au chaud', 'Warm feet at last']],
      [`${BATH}/Bath mats`, ...SOFT_RUGS],
    ),
    ...sayings(
      [
        [
          'Maakt de kamer één geheel',
          'Hält den Raum zusammen',
          'Donne son unité à la pièce',
          'Pulls the room together',
        ],
      ],
      [RUGS, CURTAINS],
    ),
    ...sayings(
      [
        [
          'Alsof het er altijd al lag',
          'Als hätte er immer da gelegen',
          'Comme s’il avait toujours été là',
          'As if it had always been there',
        ],
        [
          'Ligt er prachtig bij',
          'Macht sich wunderbar im Zimmer',
          'Superbe dans la pièce',
          'Looks wonderful in the room',
        ],
      ],
      [`${RUGS}/Plain rugs`, `${RUGS}/Patterned rugs`, ROUND_RUGS],
    ),
    ...sayings(
      [
        [
          'Er wordt de hele dag op gespeeld',
          'Hier wird den ganzen Tag gespielt',
          'On y joue toute la journée',
          'Played on all day long',
        ],
      ],
      [`${RUGS}/Nursery rugs`],
    ),
    ...sayings(
      [['Vallen prachtig', 'Fallen wunderschön', 'Un tombé magnifique', 'They hang beautifully']],
      [CURTAINS],
    ),
  ],
  4: [
    ...sayings(
      [
        [
          'Zacht, pluist een beetje',
          'Weich, fusselt anfangs etwas',
          'Doux, peluche un peu au début',
          'Soft, sheds a little at first',
        ],
      ],
      [THROWS, `${BATH}/Towels`, ...SOFT_RUGS],
    ),
    ...sayings(
      [
        [
          'Mooi, mocht iets groter',
          'Schön, dürfte größer sein',
          'Joli, un peu plus grand serait parfait',
          'Lovely, could be bigger',
        ],
      ],
      [CUSHIONS, THROWS, ROUND_RUGS],
    ),
    ...sayings(
      [['Lekker dik', 'Schön dicht', 'Bonne épaisseur', 'Good and thick']],
      [RUGS, THROWS, BATH],
    ),
    ...sayings(
      [
        [
          'De vouwen gaan er vanzelf uit',
          'Die Falten hängen sich aus',
          'Les plis partent tout seuls',
          'The creases drop out',
        ],
      ],
      [CURTAINS],
    ),
    ...sayings([['Fijn kussen', 'Schönes Kissen', 'Un bon coussin', 'A nice cushion']], [CUSHIONS]),
    ...sayings([['Fijn kleed', 'Schöner Teppich', 'Un beau tapis', 'A nice rug']], [RUGS]),
  ],
  3: [
    ...sayings(
      [
        [
          'Dunner dan gedacht',
          'Dünner als gedacht',
          'Plus fin que prévu',
          'Thinner than I thought',
        ],
      ],
      [CURTAINS],
    ),
    ...sayings(
      [
        [
          'Mooi, maar niet bij onze bank',
          'Schön, nur nicht zu unserem Sofa',
          'Joli, mais pas avec notre canapé',
          'Nice, but not with our sofa',
        ],
      ],
      [THROWS, ...FOR_THE_SOFA],
    ),
    ...sayings(
      [
        [
          'Mooi, maar vlekt snel',
          'Schön, aber fleckempfindlich',
          'Joli, mais salissant',
          'Nice, but shows every mark',
        ],
      ],
      [RUGS, 'Textiles/Table and kitchen linen/Tablecloths'],
    ),
  ],
}
