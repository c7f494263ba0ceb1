import type { Saying } from './saying'

const DAYTIME = [
  'Kidswear/Tops and sweaters',
  'Kidswear/Trousers',
  'Kidswear/Dresses and skirts',
  'Kidswear/Jackets',
]
const NIGHTS = 'Kidswear/Nightwear'
const BABY = 'Kidswear/Baby clothes'
const ROMPERS = `${BABY}/Rompers`
const ACCESSORIES = 'Kidswear/Kids’ accessories'

export const KIDSWEAR_OPENINGS: readonly Saying[] = [
  {
    words: [
      'Mijn dochter wil niets anders meer aan.',
      'Meine Tochter will nichts anderes mehr anziehen.',
      'Ma fille ne veut plus porter autre chose.',
      'My daughter will not wear anything else.',
    ],
    of: [...DAYTIME, NIGHTS],
  },
  {
    words: [
      'Valt normaal van maat, we hebben gewoon de leeftijd aangehouden.',
      'Fällt normal aus, wir haben einfach nach Alter bestellt.',
      'Taille normalement, nous avons pris l’âge indiqué.',
      'True to size; we simply ordered by age.',
    ],
    of: [...DAYTIME, NIGHTS, ROMPERS, `${ACCESSORIES}/Hats`],
  },
  {
    words: [
      'Al tien keer gewassen en de kleur is nog als nieuw.',
      'Schon zehnmal gewaschen, und die Farbe ist wie neu.',
      'Déjà lavé dix fois et la couleur est comme neuve.',
      'Washed ten times and the colour is like new.',
    ],
    of: [
      'Kidswear/Tops and sweaters/T-shirts',
      'Kidswear/Trousers',
      'Kidswear/Dresses and skirts',
      NIGHTS,
      BABY,
      `${ACCESSORIES}/Socks`,
    ],
  },
  {
    words: [
      'Zachte stof, nergens labels die kriebelen.',
      'Weicher Stoff, nirgends kratzende Etiketten.',
      'Tissu doux, aucune étiquette qui gratte.',
      'Soft fabric, and no labels that itch.',
    ],
    of: [
      'Kidswear/Tops and sweaters',
      'Kidswear/Trousers',
      'Kidswear/Dresses and skirts',
      NIGHTS,
      BABY,
    ],
  },
  {
    words: [
      'Overleeft het schoolplein, en dat zegt genoeg.',
      'Übersteht den Schulhof, das sagt alles.',
      'Résiste à la cour de récréation, c’est tout dire.',
      'It survives the playground, which says enough.',
    ],
    of: DAYTIME,
  },
  {
    words: [
      'Al door twee kinderen gedragen en nog steeds mooi.',
      'Schon von zwei Kindern getragen und immer noch schön.',
      'A déjà servi à deux enfants, sans une marque.',
      'Already worn by two children and still lovely.',
    ],
    of: ['Kidswear'],
  },
  {
    words: [
      'Makkelijk aan en uit, ook midden in de nacht.',
      'Leicht an- und auszuziehen, auch mitten in der Nacht.',
      'Facile à mettre et à enlever, même en pleine nuit.',
      'Easy on and off, even in the middle of the night.',
    ],
    of: [ROMPERS, NIGHTS],
  },
  {
    words: [
      'Vangt echt alles op, ook spinazie.',
      'Fängt wirklich alles auf, auch Spinat.',
      'Rien ne passe à travers, pas même les épinards.',
      'Catches everything, spinach included.',
    ],
    of: [`${BABY}/Bibs`],
  },
  {
    words: [
      'Een hele wandeling in de regen, en eronder bleef alles droog.',
      'Eine ganze Wanderung im Regen, und darunter blieb alles trocken.',
      'Toute une promenade sous la pluie, et dessous tout est resté sec.',
      'A whole walk in the rain, and everything underneath stayed dry.',
    ],
    of: ['Kidswear/Jackets/Raincoats'],
  },
  {
    words: [
      'Warm zonder dik te zijn.',
      'Warm, ohne aufzutragen.',
      'Tient chaud sans gêner les mouvements.',
      'Warm without being bulky.',
    ],
    of: ['Kidswear/Jackets/Quilted jackets'],
  },
  {
    words: [
      'Blijft goed zitten, ook bij het rennen.',
      'Sitzt gut, auch beim Rennen.',
      'Tient bien en place, même en courant.',
      'Stays where it should, even when running.',
    ],
    of: [ACCESSORIES],
  },
]
