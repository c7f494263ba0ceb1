import type { Parts } from './category-spec'

export const SOFA_PARTS: Parts = {
  seaters: {
    name: [
      '2- en 3-zitsbanken',
      '2- und 3-Sitzer',
      'Canapés 2 et 3 places',
      'Two- and three-seaters',
    ],
    text: [
      'Rechte banken voor twee of drie, met afneembare hoezen en poten van massief hout.',
      'Gerade Sofas für zwei oder drei, mit abnehmbaren Bezügen und Füßen aus Massivholz.',
      'Des canapés droits pour deux ou trois, déhoussables, sur pieds en bois massif.',
      'Straight sofas for two or three, with removable covers and solid wooden legs.',
    ],
    model: 'two-seater',
  },
  corner: {
    name: ['Hoekbanken', 'Ecksofas', 'Canapés d’angle', 'Corner sofas'],
    text: [
      'Hoekbanken met chaise longue, links of rechts op te stellen.',
      'Ecksofas mit Récamiere, links oder rechts aufzustellen.',
      'Des canapés d’angle avec méridienne, à monter à gauche ou à droite.',
      'Corner sofas with a chaise longue that goes left or right.',
    ],
    model: 'corner-sofa',
  },
  beds: {
    name: ['Slaapbanken', 'Schlafsofas', 'Canapés-lits', 'Sofa beds'],
    text: [
      'Overdag een bank, ’s nachts een echt bed: voor logés en kleine kamers.',
      'Tagsüber ein Sofa, nachts ein richtiges Bett: für Gäste und kleine Zimmer.',
      'Canapé le jour, vrai lit la nuit : pour les amis et les petites pièces.',
      'A sofa by day, a real bed by night: for guests and small rooms.',
    ],
    model: 'sofa-bed',
  },
}

export const ARMCHAIR_PARTS: Parts = {
  lounge: {
    name: ['Loungestoelen', 'Loungesessel', 'Fauteuils lounge', 'Lounge chairs'],
    text: [
      'Stoelen om in achterover te leunen: rond, diep en zacht.',
      'Sessel zum Zurücklehnen: rund, tief und weich.',
      'Des fauteuils où se laisser aller : ronds, profonds et doux.',
      'Chairs for leaning back in: round, deep and soft.',
    ],
    model: 'armchair',
  },
  wing: {
    name: ['Oorfauteuils', 'Ohrensessel', 'Fauteuils à oreilles', 'Wing chairs'],
    text: [
      'Een hoge rug en twee oren die de tocht en het gesprek buiten houden.',
      'Eine hohe Lehne und zwei Ohren, die Zugluft und Gespräche draußen halten.',
      'Un haut dossier et deux oreilles qui arrêtent les courants d’air et les bavardages.',
      'A high back and two wings that keep out draughts and conversation.',
    ],
    model: 'wing-chair',
  },
  poufs: {
    name: [
      'Poefen en voetenbanken',
      'Poufs und Fußhocker',
      'Poufs et repose-pieds',
      'Poufs and footstools',
    ],
    text: [
      'Voor vermoeide voeten, onverwacht bezoek of een blad met thee.',
      'Für müde Füße, unerwarteten Besuch oder ein Tablett mit Tee.',
      'Pour les pieds fatigués, les visites imprévues ou un plateau de thé.',
      'For tired feet, unexpected visitors or a tray of tea.',
    ],
    model: 'pouf',
  },
}

export const CHAIR_PARTS: Parts = {
  dining: {
    name: ['Eetkamerstoelen', 'Esszimmerstühle', 'Chaises de salle à manger', 'Dining chairs'],
    text: [
      'Houten en gestoffeerde stoelen waar je na het eten nog uren op blijft zitten.',
      'Stühle aus Holz und mit Polster, auf denen man nach dem Essen noch Stunden sitzt.',
      'Des chaises en bois ou rembourrées, où l’on reste des heures après le repas.',
      'Wooden and padded chairs to stay on for hours after the meal.',
    ],
    model: 'dining-chair',
  },
  stools: {
    name: ['Krukken', 'Hocker', 'Tabourets', 'Stools'],
    text: [
      'Lage krukken voor overal en hoge voor aan de keukenbar.',
      'Niedrige Hocker für überall und hohe für die Küchentheke.',
      'Des tabourets bas à poser partout et des hauts pour le bar de la cuisine.',
      'Low stools for anywhere and tall ones for the kitchen bar.',
    ],
    model: 'bar-stool',
  },
  benches: {
    name: ['Bankjes', 'Sitzbänke', 'Bancs', 'Benches'],
    text: [
      'Smalle banken voor de hal, de eettafel of het voeteneind.',
      'Schmale Bänke für den Flur, den Esstisch oder das Fußende.',
      'Des bancs étroits pour l’entrée, la table ou le bout du lit.',
      'Narrow benches for the hall, the table or the foot of the bed.',
    ],
    model: 'bench',
  },
}

export const TABLE_PARTS: Parts = {
  dining: {
    name: ['Eettafels', 'Esstische', 'Tables à manger', 'Dining tables'],
    text: [
      'Ronde, rechte en uitschuifbare tafels, voor twee tot twaalf.',
      'Runde, gerade und ausziehbare Tische, für zwei bis zwölf.',
      'Tables rondes, droites ou extensibles, de deux à douze couverts.',
      'Round, straight and extending tables, for two to twelve.',
    ],
    model: 'dining-table',
  },
  coffee: {
    name: ['Salontafels', 'Couchtische', 'Tables basses', 'Coffee tables'],
    text: [
      'Lage tafels zonder scherpe hoeken, voor kopjes, boeken en voeten.',
      'Niedrige Tische ohne scharfe Ecken, für Tassen, Bücher und Füße.',
      'Des tables basses sans angles vifs, pour les tasses, les livres et les pieds.',
      'Low tables without sharp corners, for cups, books and feet.',
    ],
    model: 'coffee-table',
  },
  side: {
    name: ['Bijzettafels', 'Beistelltische', 'Tables d’appoint', 'Side tables'],
    text: [
      'Precies groot genoeg voor een glas, een boek en een lamp.',
      'Gerade groß genug für ein Glas, ein Buch und eine Lampe.',
      'Juste assez grandes pour un verre, un livre et une lampe.',
      'Just large enough for a glass, a book and a lamp.',
    ],
    model: 'side-table',
  },
  desks: {
    name: [
      'Bureaus en wandtafels',
      'Schreibtische und Konsolen',
      'Bureaux et consoles',
      'Desks and consoles',
    ],
    text: [
      'Slanke tafels voor tegen de muur: om aan te werken of om je sleutels op te leggen.',
      'Schmale Tische für die Wand: zum Arbeiten oder zum Ablegen der Schlüssel.',
      'Des tables fines à adosser au mur, pour travailler ou poser ses clés.',
      'Slim tables for along the wall: to work at or to drop your keys on.',
    ],
    model: 'desk',
  },
}

export const STORAGE_PARTS: Parts = {
  sideboards: {
    name: [
      'Dressoirs en tv-meubels',
      'Sideboards und TV-Möbel',
      'Buffets et meubles TV',
      'Sideboards and media units',
    ],
    text: [
      'Lage kasten waarachter snoeren, servies en spelletjes verdwijnen.',
      'Niedrige Schränke, hinter denen Kabel, Geschirr und Spiele verschwinden.',
      'Des meubles bas où disparaissent câbles, vaisselle et jeux.',
      'Low cabinets behind which cables, crockery and games disappear.',
    ],
    model: 'sideboard',
  },
  bookcases: {
    name: [
      'Boekenkasten en wandplanken',
      'Bücher- und Wandregale',
      'Bibliothèques et étagères',
      'Bookcases and shelves',
    ],
    text: [
      'Open planken voor wat je graag ziet, van de vloer tot het plafond of alleen boven het bureau.',
      'Offene Böden für alles, was man gern sieht, vom Boden bis zur Decke oder nur über dem Schreibtisch.',
      'Des rayons ouverts pour ce qu’on aime voir, du sol au plafond ou juste au-dessus du bureau.',
      'Open shelves for what you like to see, from floor to ceiling or only above the desk.',
    ],
    model: 'bookshelf',
  },
  wardrobes: {
    name: [
      'Kledingkasten en ladekasten',
      'Kleiderschränke und Kommoden',
      'Armoires et commodes',
      'Wardrobes and chests',
    ],
    text: [
      'Deuren en lades die zacht sluiten, met ruimte voor vier seizoenen.',
      'Türen und Schubladen, die leise schließen, mit Platz für vier Jahreszeiten.',
      'Des portes et tiroirs à fermeture douce, avec de la place pour quatre saisons.',
      'Doors and drawers that close softly, with room for four seasons.',
    ],
    model: 'chest-of-drawers',
  },
  hall: {
    name: ['Halmeubels', 'Flurmöbel', 'Meubles d’entrée', 'Hall furniture'],
    text: [
      'Kapstokken en schoenenkasten die de eerste meter van je huis opruimen.',
      'Garderoben und Schuhschränke, die den ersten Meter der Wohnung aufräumen.',
      'Patères et meubles à chaussures pour ranger le premier mètre de la maison.',
      'Coat racks and shoe cabinets that tidy up the first metre of your home.',
    ],
    model: 'coat-rack',
  },
}
