import type { SpecialProduct } from './special-product'

/** Furniture that is sold together and can be taken in other numbers. */
export const FURNITURE_SETS: readonly SpecialProduct[] = [
  {
    sku: 'SET-DINING-OAK',
    typeId: 'grouped',
    name: [
      'Eethoek Hugo & Ida',
      'Essgruppe Hugo & Ida',
      'Ensemble repas Hugo & Ida',
      'Hugo & Ida dining set',
    ],
    line: [
      'Eettafel Hugo met vier stoelen Ida, in dezelfde tint geolied eiken.',
      'Esstisch Hugo mit vier Stühlen Ida, im gleichen Ton geölte Eiche.',
      'La table Hugo et quatre chaises Ida, dans la même teinte de chêne huilé.',
      'The Hugo table with four Ida chairs, oiled in the same shade of oak.',
    ],
    text: [
      'Neem gerust meer of minder stoelen: pas de aantallen aan en de prijs rekent mee.',
      'Nimm ruhig mehr oder weniger Stühle: Passe die Anzahl an, der Preis rechnet mit.',
      'Prenez plus ou moins de chaises : changez les quantités, le prix suit.',
      'Take more chairs, or fewer: change the quantities and the price follows.',
    ],
    shelf: 'furniture/tables/dining',
    together: 'set-dining-oak.webp',
    pictures: [
      ['dining-table', 'oak'],
      ['dining-chair', 'oak'],
    ],
    price: 14_995,
    parts: {
      associated: [
        { sku: 'TABLE-HUGO-OAK', qty: 1 },
        { sku: 'CHAIR-IDA-OAK', qty: 4 },
      ],
    },
  },
  {
    sku: 'SET-BEDSIDE-OAK',
    typeId: 'grouped',
    name: [
      'Nachtset Mila & Maan',
      'Nachtset Mila & Mond',
      'Duo de nuit Mila & Lune',
      'Mila & Moon bedside set',
    ],
    line: [
      'Twee nachtkastjes en twee lampen: aan beide kanten van het bed hetzelfde licht.',
      'Zwei Nachttische und zwei Leuchten: auf beiden Seiten des Betts das gleiche Licht.',
      'Deux chevets et deux lampes : la même lumière de chaque côté du lit.',
      'Two bedside tables and two lamps: the same light on both sides of the bed.',
    ],
    text: [
      'Slaap je alleen of staat het bed in een hoek? Zet de aantallen dan op één.',
      'Schläfst du allein oder steht das Bett in der Ecke? Dann setze die Anzahl auf eins.',
      'Vous dormez seul ou le lit est dans un angle ? Passez les quantités à un.',
      'Sleeping alone, or is the bed in a corner? Set the quantities to one.',
    ],
    shelf: 'furniture/beds/bedside',
    together: 'set-bedside-oak.webp',
    pictures: [
      ['bedside-table', 'oak'],
      ['table-lamp', 'white'],
    ],
    price: 7_995,
    parts: {
      associated: [
        { sku: 'STORE-MILA-OAK', qty: 2 },
        { sku: 'LAMP-MAAN-WHITE', qty: 2 },
      ],
    },
  },
  {
    sku: 'SET-WORKPLACE',
    typeId: 'grouped',
    name: ['Werkplek Brief', 'Arbeitsplatz Brief', 'Coin bureau Lettre', 'Letter workspace'],
    line: [
      'Een schrijftafel, een stoel en een lamp: meer heeft een goed idee niet nodig.',
      'Ein Schreibtisch, ein Stuhl und eine Leuchte: Mehr braucht eine gute Idee nicht.',
      'Un bureau, une chaise et une lampe : une bonne idée n’en demande pas plus.',
      'A desk, a chair and a lamp: a good idea needs no more.',
    ],
    text: [
      'Zet het bureau haaks op het raam, dan spiegelt het scherm niet.',
      'Stell den Schreibtisch quer zum Fenster, dann spiegelt der Bildschirm nicht.',
      'Placez le bureau perpendiculairement à la fenêtre : l’écran ne reflète plus.',
      'Put the desk at right angles to the window and the screen will not catch the light.',
    ],
    shelf: 'furniture/tables/desks',
    together: 'set-workplace.webp',
    pictures: [
      ['desk', 'oak'],
      ['dining-chair', 'oak'],
      ['mushroom-lamp', 'white'],
    ],
    price: 9995,
    parts: {
      associated: [
        { sku: 'TABLE-BRIEF-OAK', qty: 1 },
        { sku: 'CHAIR-IDA-OAK', qty: 1 },
        { sku: 'LAMP-CHANTERELLE-WHITE', qty: 1 },
      ],
    },
  },
]
