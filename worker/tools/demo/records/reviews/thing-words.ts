import { DECOR_OPENINGS } from './decor-openings'
import { FURNITURE_OPENINGS } from './furniture-openings'
import { KIDSWEAR_OPENINGS } from './kidswear-openings'
import {
  A_DAY_LATE,
  DAMAGED_BOX,
  FRIENDLY_SERVICE,
  QUICK_AND_CAREFUL,
  RECOMMENDED,
} from './plain-endings'
import type { ReviewWords, Saying } from './saying'
import { TEXTILE_OPENINGS } from './textile-openings'
import { THING_TITLES } from './thing-titles'
import { WALLPAPER_OPENINGS } from './wallpaper-openings'

/** Where nobody speaks of one colour: it is white, a mirror, or a picture. */
const WITHOUT_COLOUR = [
  'Furniture/Beds/Mattresses and bases',
  'Textiles/Bed linen/Duvets and pillows',
  'Home decor/Mirrors',
  'Home decor/Wall decor/Framed prints',
  'Home decor/Wall decor/Prints for the nursery',
]

/** What is true of anything that stands, hangs or lies somewhere or is worn. */
const ANYTHING: readonly Saying[] = [
  {
    words: [
      'Lang naar gezocht, en blij dat we hebben gewacht.',
      'Wir haben lange gesucht und sind froh, gewartet zu haben.',
      'Nous avons cherché longtemps et ne regrettons pas d’avoir attendu.',
      'We looked for a long time and are glad we waited.',
    ],
  },
  {
    words: [
      'Netter afgewerkt dan ik voor deze prijs had verwacht.',
      'Sauberer verarbeitet, als ich es für diesen Preis erwartet hatte.',
      'Des finitions plus soignées que ce que j’imaginais à ce prix.',
      'Better made than I expected at this price.',
    ],
    notOf: ['Wallpaper'],
  },
  {
    words: [
      'Na een paar weken er nog net zo blij mee als op de eerste dag.',
      'Nach ein paar Wochen ist die Freude noch so groß wie am ersten Tag.',
      'Quelques semaines plus tard, le plaisir est le même qu’au premier jour.',
      'A few weeks on it pleases me as much as on the first day.',
    ],
  },
  {
    words: [
      'Mijn zus was op bezoek en heeft meteen hetzelfde besteld.',
      'Meine Schwester war zu Besuch und hat sofort das Gleiche bestellt.',
      'Ma sœur est passée nous voir et a aussitôt commandé la même chose.',
      'My sister came to visit and ordered the same at once.',
    ],
  },
  {
    words: [
      'Op de site staat alles wat je moet weten, dat maakte kiezen makkelijk.',
      'Auf der Website steht alles, was man wissen muss, das machte die Wahl leicht.',
      'Le site dit tout ce qu’il faut savoir, le choix a été facile.',
      'The site tells you all you need to know, which made it easy to choose.',
    ],
  },
]

/** Of one thing from a shelf. */
export const THING_WORDS: ReviewWords = {
  titles: THING_TITLES,
  openings: [
    ...FURNITURE_OPENINGS,
    ...DECOR_OPENINGS,
    ...TEXTILE_OPENINGS,
    ...WALLPAPER_OPENINGS,
    ...KIDSWEAR_OPENINGS,
    ...ANYTHING,
  ],
  endings: {
    5: [
      QUICK_AND_CAREFUL,
      {
        words: [
          'De kleur is precies zoals op het scherm.',
          'Die Farbe ist genau wie auf dem Bildschirm.',
          'La couleur est exactement celle de l’écran.',
          'The colour is just as on the screen.',
        ],
        notOf: WITHOUT_COLOUR,
      },
      FRIENDLY_SERVICE,
      RECOMMENDED,
      {
        words: [
          'Ik heb er meteen nog iets bij besteld.',
          'Ich habe gleich noch etwas dazu bestellt.',
          'J’ai aussitôt commandé autre chose.',
          'I ordered something else to go with it straight away.',
        ],
      },
    ],
    4: [
      {
        words: [
          'De kleur is iets warmer dan op de foto, maar het went snel.',
          'Die Farbe ist etwas wärmer als auf dem Foto, aber man gewöhnt sich daran.',
          'La couleur est un peu plus chaude qu’en photo, mais on s’y fait.',
          'The colour is a little warmer than in the picture, but it grew on me.',
        ],
        notOf: WITHOUT_COLOUR,
      },
      A_DAY_LATE,
      {
        words: [
          'Iets meer keuze in maten zou fijn zijn.',
          'Etwas mehr Auswahl bei den Größen wäre schön.',
          'Un peu plus de choix de tailles serait bien.',
          'A few more sizes would be nice.',
        ],
        notOf: ['Wallpaper'],
      },
      {
        words: [
          'Van mij mag het met minder verpakking.',
          'Mit weniger Verpackung ginge es für mich auch.',
          'Un peu moins d’emballage suffirait.',
          'It could do with less packaging.',
        ],
      },
    ],
    3: [
      {
        words: [
          'In het echt iets donkerder dan verwacht; gehouden, maar wel even gekeken.',
          'In echt etwas dunkler als erwartet; behalten, aber erst nach Überlegen.',
          'En vrai un peu plus foncé que prévu ; gardé, mais après réflexion.',
          'A little darker in real life than expected; kept it, after some thought.',
        ],
        notOf: WITHOUT_COLOUR,
      },
      DAMAGED_BOX,
    ],
  },
}
