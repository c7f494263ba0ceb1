import type { Article } from '../article'

export const ROOM_THAT_GROWS: Article = {
  slug: 'room-that-grows',
  title: [
    'Een kinderkamer die meegroeit',
    'Ein Kinderzimmer, das mitwächst',
    'Une chambre d’enfant qui grandit avec lui',
    'A children’s room that grows with them',
  ],
  summary: [
    'Van wieg tot huiswerk met dezelfde kast, dezelfde muur en af en toe een nieuwe lamp.',
    'Vom Babybett bis zu den Hausaufgaben: derselbe Schrank, dieselbe Wand, ab und zu eine neue Lampe.',
    'Du berceau aux devoirs, avec la même commode, le même mur et, de temps en temps, une nouvelle lampe.',
    'From cot to homework with the same storage, the same wall and now and then a new lamp.',
  ],
  author: 'Wilm',
  date: '2026-09-03',
  tags: ['kids', 'wallpaper', 'choose'],
  lines: [
    [
      'Een kind verandert in vijf jaar meer dan een huis in dertig. Wie een babykamer inricht, richt eigenlijk drie kamers in: een voor nu, een voor de kleuter die alles op de vloer doet, en een voor het schoolkind dat de deur dicht wil. Het hoeft niet drie keer opnieuw.',
      'Ein Kind verändert sich in fünf Jahren mehr als ein Haus in dreißig. Wer ein Babyzimmer einrichtet, richtet eigentlich drei Zimmer ein: eins für jetzt, eins für das Kleinkind, das alles auf dem Boden macht, und eins für das Schulkind, das die Tür zumachen will. Man muss nicht dreimal von vorn anfangen.',
      'En cinq ans, un enfant change plus qu’une maison en trente. Aménager une chambre de bébé, c’est en aménager trois : celle d’aujourd’hui, celle du petit qui fait tout par terre, et celle de l’écolier qui veut fermer la porte. Inutile pourtant de recommencer trois fois.',
      'A child changes more in five years than a house in thirty. Furnish a nursery and you are really furnishing three rooms: one for now, one for the toddler who does everything on the floor, and one for the schoolchild who wants the door shut. You need not start again three times.',
    ],
    [
      '## De muren: één is genoeg',
      '## Die Wände: eine genügt',
      '## Les murs : un seul suffit',
      '## The walls: one is enough',
    ],
    [
      'Behang één wand, het liefst die waar het bed níét tegenaan staat: daar kijkt je kind naar. Kies een tekening zonder leeftijd. Takken, bogen en stippen gaan mee tot de middelbare school, een stripfiguur tot de volgende verjaardag. Vliesbehang haal je er later droog weer af.',
      'Tapezier eine Wand, am besten die gegenüber dem Bett: Dorthin schaut dein Kind. Nimm ein Muster ohne Alter. Zweige, Bögen und Punkte halten bis zur Oberstufe, eine Comicfigur bis zum nächsten Geburtstag. Vliestapete lässt sich später trocken abziehen.',
      'Tapissez un seul mur, de préférence face au lit : c’est lui que l’enfant regarde. Choisissez un motif sans âge. Branches, arches et pois tiennent jusqu’au collège ; un héros de dessin animé, jusqu’au prochain anniversaire. L’intissé se retire à sec, le jour venu.',
      'Paper one wall, ideally the one facing the bed: that is what your child looks at. Choose a pattern with no age. Branches, arches and dots last until secondary school, a cartoon hero until the next birthday. Non-woven paper strips off dry when the time comes.',
    ],
    [
      '## Meubels op ooghoogte',
      '## Möbel auf Augenhöhe',
      '## Des meubles à sa hauteur',
      '## Furniture at eye level',
    ],
    [
      'Opruimen begint met erbij kunnen. Een lage, open [kast](furniture/storage) werkt beter dan een hoge met deuren, en manden beter dan bakken met vakjes. Een gewoon dressoir is vandaag een commode en over tien jaar een dressoir. Zet het vast aan de muur, ook als het zwaar is.',
      'Aufräumen beginnt damit, dass man drankommt. Ein niedriges, offenes Regal funktioniert besser als ein hoher [Schrank](furniture/storage) mit Türen, und Körbe besser als Kästen mit Fächern. Ein gewöhnliches Sideboard ist heute Wickelkommode und in zehn Jahren wieder Sideboard. Schraub es an die Wand, auch wenn es schwer ist.',
      'Ranger, c’est d’abord pouvoir atteindre. Un [meuble bas](furniture/storage) et ouvert vaut mieux qu’une armoire, et des paniers valent mieux que des casiers. Un simple buffet est aujourd’hui une table à langer et redeviendra buffet dans dix ans. Fixez-le au mur, même s’il est lourd.',
      'Tidying up begins with being able to reach. Low, open [storage](furniture/storage) works better than a tall cabinet with doors, and baskets work better than boxes with compartments. An ordinary sideboard is a changing table today and a sideboard again in ten years. Fix it to the wall, even if it is heavy.',
    ],
    [
      '## Wat wél mag wisselen',
      '## Was wechseln darf',
      '## Ce qui peut changer',
      '## What can change',
    ],
    [
      '- het kleed: dik voor kruipers, kort geweven voor bouwers',
      '- der Teppich: dick für Krabbler, kurz gewebt für Baumeister',
      '- le tapis : épais pour ramper, ras pour construire',
      '- the rug: thick for crawlers, short for builders',
    ],
    [
      '- het licht: eerst een nachtlampje, later een bureaulamp',
      '- das Licht: erst ein Nachtlicht, später eine Schreibtischlampe',
      '- la lumière : une veilleuse d’abord, une lampe de bureau ensuite',
      '- the light: a night light first, a desk lamp later',
    ],
    [
      '- de gordijnen: verduisterend zolang er overdag geslapen wordt',
      '- die Vorhänge: verdunkelnd, solange mittags geschlafen wird',
      '- les rideaux : occultants tant qu’il y a une sieste',
      '- the curtains: blackout for as long as there are naps',
    ],
    [
      '> Tip: laat je kind één ding zelf kiezen, hoe wild ook. Een kussen in fluorgeel is zo vervangen, het gevoel van een eigen kamer niet.',
      '> Tipp: Lass dein Kind eine Sache selbst aussuchen, so wild sie auch ist. Ein neongelbes Kissen ist schnell ersetzt, das Gefühl vom eigenen Zimmer nicht.',
      '> Conseil : laissez votre enfant choisir une chose, si folle soit-elle. Un coussin jaune fluo se remplace ; le sentiment d’avoir sa chambre, non.',
      '> Tip: let your child choose one thing, however wild. A neon yellow cushion is soon replaced; the feeling of a room of one’s own is not.',
    ],
    [
      'Voor het eerst behangen? Zo werk je [van de eerste baan naar de laatste](/blog/first-wallpaper).',
      'Zum ersten Mal tapezieren? So geht es [von der ersten Bahn zur letzten](/blog/first-wallpaper).',
      'Jamais tapissé ? Voici comment aller [du premier lé au dernier](/blog/first-wallpaper).',
      'Never papered a wall? This is how you work [from the first strip to the last](/blog/first-wallpaper).',
    ],
  ],
  shelf: 'wallpaper/nursery',
  button: [
    'Bekijk kinderbehang',
    'Kinderzimmertapeten ansehen',
    'Voir les papiers peints enfant',
    'See nursery wallpaper',
  ],
}
