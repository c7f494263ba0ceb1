import type { Saying } from '../saying'
import { CANDLES, FOR_FLOWERS, HANGING_MIRRORS } from '../shelf-groups'

const MIRRORS = 'Home decor/Mirrors'
const TABLEWARE = 'Home decor/Tableware'
const VASES = 'Home decor/Vases'
const PLANT_POTS = 'Home decor/Vases/Plant pots'
const WALL_DECOR = 'Home decor/Wall decor'
const FRAMED_PRINTS = 'Home decor/Wall decor/Framed prints'

/** How reviews of what decorates a room begin. */
export const DECOR_OPENINGS: readonly Saying[] = [
  {
    words: [
      'Klein cadeau aan mezelf, en elke dag weer leuk om te zien.',
      'Ein kleines Geschenk an mich selbst, das mich jeden Tag freut.',
      'Un petit cadeau à moi-même, et chaque jour un plaisir.',
      'A small present to myself, and a pleasure every day.',
    ],
    isPraise: true,
    of: [VASES, CANDLES, FRAMED_PRINTS, TABLEWARE, 'Home decor/Lighting/Table lamps'],
  },
  {
    words: [
      'Je ziet dat het met de hand is gemaakt: geen twee zijn gelijk.',
      'Man sieht die Handarbeit: Keine zwei sind gleich.',
      'On voit que c’est fait main : il n’y en a pas deux pareils.',
      'You can tell it is made by hand: no two are the same.',
    ],
    of: [VASES, TABLEWARE],
  },
  {
    words: [
      'Geeft ’s avonds precies het licht en de rust die ik zocht.',
      'Gibt abends genau die Stimmung, die ich gesucht habe.',
      'Le soir, exactement l’ambiance que je cherchais.',
      'In the evening it gives exactly the mood I was after.',
    ],
    isPraise: true,
    of: ['Home decor/Lighting', CANDLES],
  },
  {
    words: [
      'Mooi zwaar in de hand, voelt niet goedkoop.',
      'Liegt schwer in der Hand und wirkt nicht billig.',
      'Bien lourd en main, rien de bon marché.',
      'Pleasantly heavy, nothing cheap about it.',
    ],
    of: [TABLEWARE, CANDLES, ...FOR_FLOWERS],
  },
  {
    words: [
      'Past overal: eerst in de gang, nu op de eettafel.',
      'Passt überall: erst im Flur, jetzt auf dem Esstisch.',
      'Va partout : d’abord dans l’entrée, maintenant sur la table.',
      'Works anywhere: first in the hall, now on the table.',
    ],
    of: [`${VASES}/Table vases`, CANDLES],
  },
  {
    words: [
      'Als cadeau gegeven en daarna zelf ook besteld.',
      'Verschenkt und danach selbst bestellt.',
      'Offert, puis commandé pour moi aussi.',
      'Gave one as a present and then ordered one myself.',
    ],
    isPraise: true,
    of: [VASES, CANDLES, TABLEWARE, FRAMED_PRINTS],
  },
  {
    words: [
      'Staat zelfs zonder bloemen mooi op de kast.',
      'Macht sich auch ohne Blumen gut auf dem Sideboard.',
      'Même sans fleurs, c’est beau sur le buffet.',
      'Looks good on the sideboard even without flowers.',
    ],
    of: FOR_FLOWERS,
  },
  {
    words: [
      'Onze ficus past er precies in.',
      'Unser Ficus passt genau hinein.',
      'Notre ficus y tient parfaitement.',
      'Our fig plant fits it exactly.',
    ],
    of: [PLANT_POTS],
  },
  {
    words: [
      'Al weken elke dag op tafel, en nog geen scherfje eraf.',
      'Steht seit Wochen täglich auf dem Tisch, und noch ist nichts abgesplittert.',
      'Sur la table tous les jours depuis des semaines, sans le moindre éclat.',
      'On the table every day for weeks, and not a chip.',
    ],
    of: [TABLEWARE],
  },
  {
    words: [
      'Maakt de gang in één klap lichter en groter.',
      'Macht den Flur auf einen Schlag heller und größer.',
      'L’entrée paraît tout de suite plus grande et plus claire.',
      'Makes the hall look lighter and larger at once.',
    ],
    of: [MIRRORS],
  },
  {
    words: [
      'Hing binnen vijf minuten recht.',
      'Hing nach fünf Minuten gerade an der Wand.',
      'Cinq minutes pour l’accrocher bien droit.',
      'Up on the wall and straight in five minutes.',
    ],
    of: [WALL_DECOR],
  },
  {
    words: [
      'Met één tak eucalyptus al mooi.',
      'Schon mit einem Zweig Eukalyptus schön.',
      'Une seule branche d’eucalyptus suffit.',
      'One stem of eucalyptus is all it needs.',
    ],
    of: FOR_FLOWERS,
  },
  {
    words: [
      'De bloemen van de markt lijken er ineens duur in.',
      'Darin sehen Blumen vom Markt gleich nach mehr aus.',
      'Les fleurs du marché y prennent tout de suite une autre allure.',
      'Flowers from the market look expensive in it.',
    ],
    of: FOR_FLOWERS,
  },
  {
    words: [
      'Staat op de grond naast de kast en vult de hoek.',
      'Steht am Boden neben dem Schrank und füllt die Ecke.',
      'Posé au sol près de l’armoire, il remplit le coin.',
      'Stands on the floor beside the cupboard and fills the corner.',
    ],
    of: [`${VASES}/Tall vases`],
  },
  {
    words: [
      'Verpotten was zo gebeurd.',
      'Umtopfen war im Nu erledigt.',
      'Rempoter n’a pris qu’un instant.',
      'Repotting took no time.',
    ],
    of: [PLANT_POTS],
  },
  {
    words: [
      'We hebben het oude servies weggegeven.',
      'Unser altes Geschirr haben wir verschenkt.',
      'Nous avons donné notre ancienne vaisselle.',
      'We gave our old crockery away.',
    ],
    of: [`${TABLEWARE}/Plates and mugs`, `${TABLEWARE}/Bowls and jugs`],
  },
  {
    words: [
      'Bij ons blijft dit gewoon op tafel staan.',
      'Bei uns bleibt das einfach auf dem Tisch stehen.',
      'Chez nous, cela reste sur la table.',
      'In our house this stays on the table.',
    ],
    of: [TABLEWARE],
  },
  {
    words: [
      'Eindelijk iets wat bij ons oude servies past.',
      'Endlich etwas, das zu unserem alten Geschirr passt.',
      'Enfin quelque chose qui va avec notre vieux service.',
      'At last something that goes with our old set.',
    ],
    of: [TABLEWARE],
  },
  {
    words: [
      'Onze lege muur had hierop gewacht.',
      'Auf so etwas hatte unsere leere Wand gewartet.',
      'Notre mur vide n’attendait que cela.',
      'Our empty wall was waiting for this.',
    ],
    of: [WALL_DECOR, ...HANGING_MIRRORS],
  },
  {
    words: [
      'In de keuken kijkt iedereen erop.',
      'In der Küche schauen alle darauf.',
      'Dans la cuisine, tout le monde la consulte.',
      'In the kitchen everyone looks at it.',
    ],
    of: [`${WALL_DECOR}/Wall clocks`],
  },
  {
    words: [
      'Tegenover het raam verdubbelt hij het daglicht.',
      'Gegenüber vom Fenster verdoppelt er das Tageslicht.',
      'Face à la fenêtre, il double la lumière du jour.',
      'Opposite the window it doubles the daylight.',
    ],
    of: [MIRRORS],
  },
]
