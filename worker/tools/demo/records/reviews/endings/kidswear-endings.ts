import { type Rated, type Saying, sayings } from '../saying'
import { DAYTIME, ROMPERS, WORN_OUT_OF } from '../shelf-groups'

const ALL_KIDSWEAR = 'Kidswear'
const BABY = 'Kidswear/Baby clothes'
const ACCESSORIES = 'Kidswear/Kids’ accessories'
const NIGHTS = 'Kidswear/Nightwear'
const TOPS = 'Kidswear/Tops and sweaters'
const TROUSERS = 'Kidswear/Trousers'

/** How reviews of children’s clothes end. */
export const KIDSWEAR_ENDINGS: Rated<Saying> = {
  5: [
    ...sayings(
      [
        [
          'In de volgende maat bestel ik het weer.',
          'In der nächsten Größe bestelle ich es wieder.',
          'Je le reprendrai dans la taille suivante.',
          'I shall order it again in the next size.',
        ],
        [
          'Het blijft ook na een dag spelen goed zitten.',
          'Sitzt auch nach einem Tag Spielen noch gut.',
          'Tient bien en place après une journée de jeux.',
          'Still sits well after a day of play.',
        ],
      ],
      WORN_OUT_OF,
    ),
    ...sayings(
      [
        [
          'Komt elke keer mooi uit de was.',
          'Kommt jedes Mal schön aus der Wäsche.',
          'Ressort impeccable de chaque lavage.',
          'Comes out of every wash looking good.',
        ],
      ],
      [TOPS, TROUSERS, NIGHTS, `${ALL_KIDSWEAR}/Dresses and skirts`, BABY],
    ),
    ...sayings(
      [
        [
          'Oma wilde ook weten waar het vandaan kwam.',
          'Auch Oma wollte wissen, woher es kommt.',
          'Sa grand-mère a voulu savoir d’où cela venait.',
          'Granny wanted to know where it came from.',
        ],
        [
          'En de prijs blijft redelijk.',
          'Und der Preis bleibt im Rahmen.',
          'Et le prix reste raisonnable.',
          'And the price is still reasonable.',
        ],
        [
          'Op de crèche vragen andere ouders ernaar.',
          'In der Kita fragen andere Eltern danach.',
          'À la crèche, d’autres parents m’en demandent l’adresse.',
          'Other parents at nursery ask about it.',
        ],
      ],
      [ALL_KIDSWEAR],
    ),
  ],
  4: [
    ...sayings(
      [
        [
          'Jammer dat kinderen er zo snel uit groeien.',
          'Schade, dass Kinder so schnell herauswachsen.',
          'Dommage que les enfants grandissent si vite.',
          'A pity that children grow out of things so fast.',
        ],
        [
          'Iets meer keuze in maten zou fijn zijn.',
          'Etwas mehr Auswahl bei den Größen wäre schön.',
          'Un peu plus de choix de tailles serait bien.',
          'A few more sizes would be nice.',
        ],
      ],
      WORN_OUT_OF,
    ),
    ...sayings(
      [
        [
          'Bijna te mooi voor de zandbak.',
          'Fast zu schade für den Sandkasten.',
          'Presque trop joli pour le bac à sable.',
          'Almost too nice for the sandpit.',
        ],
      ],
      [ROMPERS, ACCESSORIES, ...DAYTIME],
    ),
    ...sayings(
      [
        [
          'Na de was iets gekrompen, maar het past nog.',
          'Nach dem Waschen etwas eingelaufen, passt aber noch.',
          'Un peu rétréci au lavage, mais cela va encore.',
          'Shrank a little in the wash but still fits.',
        ],
      ],
      [TOPS, TROUSERS, NIGHTS],
    ),
    ...sayings(
      [
        [
          'Een lusje om het op te hangen was handig geweest.',
          'Ein Aufhänger wäre praktisch gewesen.',
          'Une attache pour l’accrocher aurait été pratique.',
          'A loop to hang it by would have been handy.',
        ],
      ],
      [`${TOPS}/Sweaters and cardigans`, `${ACCESSORIES}/Hats`],
    ),
    ...sayings(
      [
        [
          'Een setje van drie had ik ook gekocht.',
          'Im Dreierpack hätte ich es auch genommen.',
          'En lot de trois, je l’aurais pris aussi.',
          'I would have bought a pack of three as well.',
        ],
      ],
      [ACCESSORIES, BABY, `${TOPS}/T-shirts`],
    ),
  ],
  3: [
    ...sayings(
      [
        [
          'Voor ons smalle kind zit het een beetje wijd.',
          'Für unser schmales Kind etwas weit.',
          'Un peu large pour notre enfant, très mince.',
          'A little wide for our slender child.',
        ],
      ],
      WORN_OUT_OF,
    ),
    ...sayings(
      [
        [
          'De kleur is anders dan ik op mijn scherm zag.',
          'Die Farbe ist anders als auf meinem Bildschirm.',
          'La couleur n’est pas celle que je voyais à l’écran.',
          'The colour is not what I saw on my screen.',
        ],
        [
          'Voor een paar maanden dragen vind ik het duur.',
          'Für ein paar Monate ziemlich teuer.',
          'Pour quelques mois, c’est cher.',
          'Rather expensive for a few months.',
        ],
        [
          'Mijn kind moest er even aan wennen.',
          'Mein Kind musste sich erst daran gewöhnen.',
          'Mon enfant a mis un moment à l’adopter.',
          'My child took a while to take to it.',
        ],
      ],
      [ALL_KIDSWEAR],
    ),
  ],
}
