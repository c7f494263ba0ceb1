import type { Saying } from './saying'

const VASES = ['Home decor/Vases/Table vases', 'Home decor/Vases/Tall vases']
const ON_A_SHELF = 'Home decor/Baskets and candles'
const CANDLES = `${ON_A_SHELF}/Candle holders and lanterns`

export const DECOR_OPENINGS: readonly Saying[] = [
  {
    words: [
      'Klein cadeau aan mezelf, en elke dag weer leuk om te zien.',
      'Ein kleines Geschenk an mich selbst, das mich jeden Tag freut.',
      'Un petit cadeau à moi-même, et chaque jour un plaisir.',
      'A small present to myself, and a pleasure every day.',
    ],
    of: [
      'Home decor/Vases',
      CANDLES,
      'Home decor/Wall decor/Framed prints',
      'Home decor/Tableware',
      'Home decor/Lighting/Table lamps',
    ],
  },
  {
    words: [
      'Je ziet dat het met de hand is gemaakt: geen twee zijn gelijk.',
      'Man sieht die Handarbeit: Keine zwei sind gleich.',
      'On voit que c’est fait main : il n’y en a pas deux pareils.',
      'You can tell it is made by hand: no two are the same.',
    ],
    of: ['Home decor/Vases', 'Home decor/Tableware'],
  },
  {
    words: [
      'Geeft ’s avonds precies het licht en de rust die ik zocht.',
      'Gibt abends genau die Stimmung, die ich gesucht habe.',
      'Le soir, exactement l’ambiance que je cherchais.',
      'In the evening it gives exactly the mood I was after.',
    ],
    of: ['Home decor/Lighting', CANDLES],
  },
  {
    words: [
      'Mooi zwaar in de hand, voelt niet goedkoop.',
      'Liegt schwer in der Hand und wirkt nicht billig.',
      'Bien lourd en main, rien de bon marché.',
      'Pleasantly heavy, nothing cheap about it.',
    ],
    of: [...VASES, 'Home decor/Tableware', CANDLES],
  },
  {
    words: [
      'Past overal: eerst in de gang, nu op de eettafel.',
      'Passt überall: erst im Flur, jetzt auf dem Esstisch.',
      'Va partout : d’abord dans l’entrée, maintenant sur la table.',
      'Works anywhere: first in the hall, now on the table.',
    ],
    of: ['Home decor/Vases/Table vases', CANDLES],
  },
  {
    words: [
      'Als cadeau gegeven en daarna zelf ook besteld.',
      'Verschenkt und danach selbst bestellt.',
      'Offert, puis commandé pour moi aussi.',
      'Gave one as a present and then ordered one myself.',
    ],
    of: [
      'Home decor/Vases',
      CANDLES,
      'Home decor/Tableware',
      'Home decor/Wall decor/Framed prints',
    ],
  },
  {
    words: [
      'Staat zelfs zonder bloemen mooi op de kast.',
      'Macht sich auch ohne Blumen gut auf dem Sideboard.',
      'Même sans fleurs, c’est beau sur le buffet.',
      'Looks good on the sideboard even without flowers.',
    ],
    of: VASES,
  },
  {
    words: [
      'Onze ficus past er precies in.',
      'Unser Ficus passt genau hinein.',
      'Notre ficus y tient parfaitement.',
      'Our fig plant fits it exactly.',
    ],
    of: ['Home decor/Vases/Plant pots'],
  },
  {
    words: [
      'Al weken elke dag op tafel, en nog geen scherfje eraf.',
      'Steht seit Wochen täglich auf dem Tisch, und noch ist nichts abgesplittert.',
      'Sur la table tous les jours depuis des semaines, sans le moindre éclat.',
      'On the table every day for weeks, and not a chip.',
    ],
    of: ['Home decor/Tableware'],
  },
  {
    words: [
      'Maakt de gang in één klap lichter en groter.',
      'Macht den Flur auf einen Schlag heller und größer.',
      'L’entrée paraît tout de suite plus grande et plus claire.',
      'Makes the hall look lighter and larger at once.',
    ],
    of: ['Home decor/Mirrors'],
  },
  {
    words: [
      'Hing binnen vijf minuten recht.',
      'Hing nach fünf Minuten gerade an der Wand.',
      'Cinq minutes pour l’accrocher bien droit.',
      'Up on the wall and straight in five minutes.',
    ],
    of: ['Home decor/Wall decor'],
  },
  {
    words: [
      'Er past meer in dan ik dacht.',
      'Es passt mehr hinein, als ich dachte.',
      'On y range plus de choses que je ne pensais.',
      'It holds more than I thought.',
    ],
    of: [
      `${ON_A_SHELF}/Baskets and boxes`,
      'Furniture/Storage/Wardrobes and chests',
      'Furniture/Storage/Sideboards and media units',
    ],
  },
]
