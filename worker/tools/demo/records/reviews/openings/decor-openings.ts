import type { Saying } from '../saying'

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
    isPraise: true,
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
    isPraise: true,
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
  {
    words: [
      'Deze doe ik ’s avonds als eerste aan.',
      'Die mache ich abends als Erste an.',
      'C’est la première que j’allume le soir.',
      'It is the first one I turn on in the evening.',
    ],
    of: ['Home decor/Lighting'],
  },
  {
    words: [
      'Hangt boven de eettafel en verblindt niemand.',
      'Hängt über dem Esstisch und blendet niemanden.',
      'Au-dessus de la table, sans éblouir personne.',
      'It hangs above the table and dazzles nobody.',
    ],
    of: ['Home decor/Lighting/Pendant lamps'],
  },
  {
    words: [
      'Op het dressoir maakt hij de hele hoek warm.',
      'Auf dem Sideboard macht sie die ganze Ecke warm.',
      'Sur le buffet, elle réchauffe tout le coin.',
      'On the sideboard it warms the whole corner.',
    ],
    of: ['Home decor/Lighting/Table lamps'],
  },
  {
    words: [
      'Naast de leesstoel, precies op de goede hoogte.',
      'Neben dem Lesesessel, genau in der richtigen Höhe.',
      'À côté du fauteuil, juste à la bonne hauteur.',
      'Beside the reading chair, at just the right height.',
    ],
    of: ['Home decor/Lighting/Floor and reading lamps'],
  },
  {
    words: [
      'Aan of uit, ik blijf ernaar kijken.',
      'An oder aus, ich schaue sie immer wieder an.',
      'Allumée ou éteinte, je la regarde sans cesse.',
      'On or off, I keep looking at it.',
    ],
    of: ['Home decor/Lighting'],
  },
  {
    words: [
      'Met één tak eucalyptus al mooi.',
      'Schon mit einem Zweig Eukalyptus schön.',
      'Une seule branche d’eucalyptus suffit.',
      'One stem of eucalyptus is all it needs.',
    ],
    of: VASES,
  },
  {
    words: [
      'De bloemen van de markt lijken er ineens duur in.',
      'Darin sehen Blumen vom Markt gleich nach mehr aus.',
      'Les fleurs du marché y prennent tout de suite une autre allure.',
      'Flowers from the market look expensive in it.',
    ],
    of: VASES,
  },
  {
    words: [
      'Staat op de grond naast de kast en vult de hoek.',
      'Steht am Boden neben dem Schrank und füllt die Ecke.',
      'Posé au sol près de l’armoire, il remplit le coin.',
      'Stands on the floor beside the cupboard and fills the corner.',
    ],
    of: ['Home decor/Vases/Tall vases'],
  },
  {
    words: [
      'Verpotten was zo gebeurd.',
      'Umtopfen war im Nu erledigt.',
      'Rempoter n’a pris qu’un instant.',
      'Repotting took no time.',
    ],
    of: ['Home decor/Vases/Plant pots'],
  },
  {
    words: [
      'We hebben het oude servies weggegeven.',
      'Unser altes Geschirr haben wir verschenkt.',
      'Nous avons donné notre ancienne vaisselle.',
      'We gave our old crockery away.',
    ],
    of: ['Home decor/Tableware/Plates and mugs', 'Home decor/Tableware/Bowls and jugs'],
  },
  {
    words: [
      'Bij ons blijft dit gewoon op tafel staan.',
      'Bei uns bleibt das einfach auf dem Tisch stehen.',
      'Chez nous, cela reste sur la table.',
      'In our house this stays on the table.',
    ],
    of: ['Home decor/Tableware'],
  },
  {
    words: [
      'Eindelijk iets wat bij ons oude servies past.',
      'Endlich etwas, das zu unserem alten Geschirr passt.',
      'Enfin quelque chose qui va avec notre vieux service.',
      'At last something that goes with our old set.',
    ],
    of: ['Home decor/Tableware'],
  },
  {
    words: [
      'Onze lege muur had hierop gewacht.',
      'Auf so etwas hatte unsere leere Wand gewartet.',
      'Notre mur vide n’attendait que cela.',
      'Our empty wall was waiting for this.',
    ],
    of: ['Home decor/Wall decor', 'Home decor/Mirrors'],
  },
  {
    words: [
      'In de keuken kijkt iedereen erop.',
      'In der Küche schauen alle darauf.',
      'Dans la cuisine, tout le monde la consulte.',
      'In the kitchen everyone looks at it.',
    ],
    of: ['Home decor/Wall decor/Wall clocks'],
  },
  {
    words: [
      'Hangt tegenover het raam en verdubbelt het daglicht.',
      'Hängt gegenüber vom Fenster und verdoppelt das Tageslicht.',
      'Face à la fenêtre, il double la lumière du jour.',
      'Opposite the window it doubles the daylight.',
    ],
    of: ['Home decor/Mirrors'],
  },
]
