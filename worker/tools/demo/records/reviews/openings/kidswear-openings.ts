import type { Saying } from '../saying'
import { DAYTIME, ROMPERS, WORN_OUT_OF } from '../shelf-groups'

const BABY = 'Kidswear/Baby clothes'
const DRESSES = 'Kidswear/Dresses and skirts'
const HATS = 'Kidswear/Kids’ accessories/Hats'
const SOCKS = 'Kidswear/Kids’ accessories/Socks'
const NIGHTS = 'Kidswear/Nightwear'
const TOPS = 'Kidswear/Tops and sweaters'
const T_SHIRTS = 'Kidswear/Tops and sweaters/T-shirts'
const TROUSERS = 'Kidswear/Trousers'
const LONG_TROUSERS = 'Kidswear/Trousers/Long trousers'

/** How reviews of children’s clothes begin. */
export const KIDSWEAR_OPENINGS: readonly Saying[] = [
  {
    words: [
      'Ons kind wil niets anders meer aan.',
      'Unser Kind will nichts anderes mehr anziehen.',
      'Notre enfant ne veut plus porter autre chose.',
      'Our child will not wear anything else.',
    ],
    isPraise: true,
    of: [NIGHTS, ...DAYTIME],
  },
  {
    words: [
      'Valt normaal van maat, we hebben gewoon de leeftijd aangehouden.',
      'Fällt normal aus, wir haben einfach nach Alter bestellt.',
      'Taille normalement, nous avons pris l’âge indiqué.',
      'True to size; we simply ordered by age.',
    ],
    of: [HATS, ...WORN_OUT_OF],
  },
  {
    words: [
      'Al tien keer gewassen en de kleur is nog als nieuw.',
      'Schon zehnmal gewaschen, und die Farbe ist wie neu.',
      'Déjà lavé dix fois et la couleur est comme neuve.',
      'Washed ten times and the colour is like new.',
    ],
    of: [T_SHIRTS, TROUSERS, DRESSES, NIGHTS, BABY, SOCKS],
  },
  {
    words: [
      'Zachte stof, nergens labels die kriebelen.',
      'Weicher Stoff, nirgends kratzende Etiketten.',
      'Tissu doux, aucune étiquette qui gratte.',
      'Soft fabric, and no labels that itch.',
    ],
    of: [TOPS, TROUSERS, DRESSES, NIGHTS, BABY],
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
    of: ['Kidswear/Kids’ accessories'],
  },
  {
    words: [
      'Na een dag in de zandbak één keer wassen en klaar.',
      'Nach einem Tag im Sandkasten einmal waschen, fertig.',
      'Un jour au bac à sable, un lavage, et c’est reparti.',
      'A day in the sandpit, one wash, and good to go.',
    ],
    of: [TOPS, TROUSERS, DRESSES],
  },
  {
    words: [
      'Gekocht voor de eerste schooldag en met trots gedragen.',
      'Für den ersten Schultag gekauft, der Stolz war groß.',
      'Acheté pour la rentrée : quelle fierté !',
      'Bought for the first day of school, and worn with pride.',
    ],
    of: DAYTIME,
  },
  {
    words: [
      'De kleur staat prachtig.',
      'Die Farbe steht unserem Kind wunderbar.',
      'La couleur lui va à ravir.',
      'The colour suits our child beautifully.',
    ],
    of: [HATS, ...DAYTIME],
  },
  {
    words: [
      'Ze heeft er de hele middag rondjes in gedraaid.',
      'Sie hat sich den ganzen Nachmittag darin gedreht.',
      'Elle a tourné dedans tout l’après-midi.',
      'She spent the whole afternoon twirling in it.',
    ],
    of: [DRESSES],
  },
  {
    words: [
      'Past goed onder een jas.',
      'Passt gut unter die Jacke.',
      'Se glisse bien sous un manteau.',
      'Fits well under a coat.',
    ],
    of: [TOPS],
  },
  {
    words: [
      'De hals is ruim genoeg, dus aankleden gaat zonder strijd.',
      'Der Ausschnitt ist weit genug, das Anziehen klappt ohne Kampf.',
      'L’encolure est assez large : plus de bataille le matin.',
      'The neck is wide enough, so no struggle in the morning.',
    ],
    of: [T_SHIRTS],
  },
  {
    words: [
      'Ons kind zou er het liefst in slapen.',
      'Unser Kind würde am liebsten darin schlafen.',
      'Notre enfant dormirait volontiers avec.',
      'Our child would happily sleep in it.',
    ],
    isPraise: true,
    of: [`${TOPS}/Sweaters and cardigans`],
  },
  {
    words: [
      'De band is te verstellen, dus hij gaat twee jaar mee.',
      'Der Bund ist verstellbar, die Hose hält also zwei Jahre.',
      'La taille se règle : le pantalon fera bien deux ans.',
      'The waist adjusts, so they will last two years.',
    ],
    of: [LONG_TROUSERS],
  },
  {
    words: [
      'Kruipen, klimmen, vallen: deze broek kan het allemaal hebben.',
      'Krabbeln, klettern, fallen: Diese Hose macht alles mit.',
      'Ramper, grimper, tomber : ce pantalon supporte tout.',
      'Crawling, climbing, falling: these take it all.',
    ],
    of: [`${TROUSERS}/Dungarees`, LONG_TROUSERS],
  },
  {
    words: [
      'Ook na een nacht woelen zit alles nog goed.',
      'Sitzt auch nach einer wilden Nacht noch gut.',
      'Reste bien en place, même après une nuit agitée.',
      'Still sits well after a restless night.',
    ],
    of: [NIGHTS, ROMPERS],
  },
  {
    words: [
      'Als kraamcadeau gegeven, de ouders waren er blij mee.',
      'Zur Geburt geschenkt, die Eltern haben sich gefreut.',
      'Offert pour une naissance, les parents étaient ravis.',
      'Given for a new baby; the parents were delighted.',
    ],
    of: [BABY],
  },
  {
    words: [
      'Na een hele winter nog geen gaatje te zien.',
      'Nach einem ganzen Winter noch kein Loch.',
      'Pas un trou après tout un hiver.',
      'Not a hole after a whole winter.',
    ],
    of: [SOCKS],
  },
]
