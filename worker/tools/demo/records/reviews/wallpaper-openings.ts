import type { Saying } from './saying'

const of = ['Wallpaper']

export const WALLPAPER_OPENINGS: readonly Saying[] = [
  {
    words: [
      'Ging er makkelijk op: lijm op de muur, baan erlangs, klaar.',
      'Ließ sich leicht kleben: Kleister an die Wand, Bahn daneben, fertig.',
      'Facile à poser : colle au mur, le lé à côté, terminé.',
      'Easy to hang: paste on the wall, next strip beside it, done.',
    ],
    of,
  },
  {
    words: [
      'De aansluiting van het patroon klopt op de millimeter.',
      'Der Rapport passt auf den Millimeter.',
      'Le raccord du motif tombe au millimètre près.',
      'The pattern matches to the millimetre.',
    ],
    of,
  },
  {
    words: [
      'Eén wand gedaan en de hele kamer is anders.',
      'Nur eine Wand, und der ganze Raum wirkt anders.',
      'Un seul mur, et toute la pièce a changé.',
      'Only one wall, and the whole room is different.',
    ],
    of,
  },
  {
    words: [
      'Stevig behang dat ook bij een tweede poging niet scheurt.',
      'Feste Tapete, die auch beim zweiten Anlauf nicht reißt.',
      'Un papier solide qui ne se déchire pas au deuxième essai.',
      'Strong paper that survives a second attempt.',
    ],
    of,
  },
  {
    words: [
      'Eerst één baan een week laten hangen, dat raad ik iedereen aan.',
      'Erst eine Bahn zur Probe aufgehängt, das rate ich allen.',
      'J’ai d’abord fixé un lé pour essayer, je le conseille à tous.',
      'I pinned up a single strip first and would advise everyone to.',
    ],
    of,
  },
  {
    words: [
      'De rekenhulp gaf zes rollen aan en dat was precies genoeg.',
      'Der Rechner sagte sechs Rollen, und das war genau richtig.',
      'Le calculateur indiquait six rouleaux, exactement ce qu’il fallait.',
      'The calculator said six rolls, and six it was.',
    ],
    of,
  },
]
