import type { Saying } from '../saying'

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
  {
    words: [
      'We hebben de muur achter het bed gedaan.',
      'Wir haben die Wand hinter dem Bett tapeziert.',
      'Nous l’avons posé derrière le lit.',
      'We did the wall behind the bed.',
    ],
    of: ['Wallpaper/Botanical wallpaper', 'Wallpaper/Geometric wallpaper'],
  },
  {
    words: [
      'Het toilet is nu de mooiste ruimte van het huis.',
      'Das Gäste-WC ist jetzt der schönste Raum im Haus.',
      'Les toilettes sont devenues la plus belle pièce de la maison.',
      'The loo is now the nicest room in the house.',
    ],
    of: ['Wallpaper/Botanical wallpaper', 'Wallpaper/Geometric wallpaper'],
  },
  {
    words: [
      'Van dichtbij zie je pas hoe fijn het is gedrukt.',
      'Aus der Nähe sieht man erst, wie fein sie gedruckt ist.',
      'De près, on voit combien l’impression est fine.',
      'Up close you see how finely it is printed.',
    ],
    of,
  },
  {
    words: [
      'Mijn eerste keer behangen, en het ging goed.',
      'Zum ersten Mal tapeziert, und es hat geklappt.',
      'C’était mon premier papier peint, et tout s’est bien passé.',
      'My first time hanging wallpaper, and it went well.',
    ],
    of,
  },
  {
    words: [
      'Het oude behang zat er dertig jaar, dit mag net zo lang blijven.',
      'Die alte Tapete hing dreißig Jahre, diese darf genauso lange bleiben.',
      'L’ancien papier est resté trente ans, celui-ci peut en faire autant.',
      'The old paper was up for thirty years; this one may stay as long.',
    ],
    of,
  },
  {
    words: [
      'Eerst alleen de schouw gedaan, nu willen we meer.',
      'Erst nur eine Nische tapeziert, jetzt wollen wir mehr.',
      'Nous avons commencé par une niche, et nous voulons continuer.',
      'We began with an alcove and now want more.',
    ],
    of: ['Wallpaper/Botanical wallpaper', 'Wallpaper/Geometric wallpaper'],
  },
  {
    words: [
      'Het lijkt alsof het hele jaar door lente is.',
      'Als wäre das ganze Jahr Frühling.',
      'Comme si c’était le printemps toute l’année.',
      'It is as if it were spring all year.',
    ],
    of: ['Wallpaper/Botanical wallpaper'],
  },
  {
    words: [
      'De kamer lijkt een stuk hoger.',
      'Das Zimmer wirkt gleich höher.',
      'La pièce paraît bien plus haute.',
      'The room looks a good deal higher.',
    ],
    of: ['Wallpaper/Geometric wallpaper/Striped wallpaper'],
  },
  {
    words: [
      'Ons kind verzint elke avond een verhaal bij de muur.',
      'Unser Kind denkt sich abends Geschichten zur Wand aus.',
      'Notre enfant invente chaque soir une histoire devant le mur.',
      'Every evening our child makes up a story about the wall.',
    ],
    of: [
      'Wallpaper/Nursery wallpaper/Animal wallpaper',
      'Wallpaper/Nursery wallpaper/Little worlds',
    ],
  },
  {
    words: [
      'Voor de babykamer gekozen, en het gaat nog jaren mee.',
      'Fürs Babyzimmer ausgesucht, und sie passt noch in Jahren.',
      'Choisi pour la chambre de bébé, et il ira encore dans dix ans.',
      'Chosen for the baby’s room, and it will do for years.',
    ],
    of: ['Wallpaper/Nursery wallpaper'],
  },
]
