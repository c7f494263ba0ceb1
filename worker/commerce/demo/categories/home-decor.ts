import type { Department } from './category-spec'

export const HOME_DECOR: Department = {
  name: ['Woonaccessoires', 'Wohnaccessoires', 'Décoration', 'Home decor'],
  text: [
    'De kleine dingen die een kamer afmaken: lampen, vazen, spiegels en manden, met de hand gemaakt waar dat verschil maakt.',
    'Die kleinen Dinge, die einen Raum vollenden: Leuchten, Vasen, Spiegel und Körbe, von Hand gefertigt, wo man es sieht.',
    'Les petits détails qui achèvent une pièce : lampes, vases, miroirs et paniers, faits main quand cela change tout.',
    'The small things that finish a room: lamps, vases, mirrors and baskets, made by hand where you can tell.',
  ],
  model: 'table-lamp',
  shelves: {
    vases: {
      name: ['Vazen', 'Vasen', 'Vases', 'Vases'],
      text: [
        'Keramiek en glas voor één tak of een hele arm vol bloemen.',
        'Keramik und Glas für einen einzelnen Zweig oder einen ganzen Arm voller Blumen.',
        'Céramique et verre, pour une seule branche ou une brassée de fleurs.',
        'Ceramic and glass for a single branch or a whole armful of flowers.',
      ],
      model: 'vase-round',
    },
    lighting: {
      name: ['Verlichting', 'Leuchten', 'Luminaires', 'Lighting'],
      text: [
        'Warm licht op ooghoogte, boven tafel en naast het bed. Alle lampen zijn geschikt voor led.',
        'Warmes Licht auf Augenhöhe, über dem Tisch und neben dem Bett. Alle Leuchten sind für LED geeignet.',
        'Une lumière chaude à hauteur d’yeux, au-dessus de la table et près du lit. Tous nos luminaires acceptent les LED.',
        'Warm light at eye level, above the table and beside the bed. Every lamp takes LED bulbs.',
      ],
      model: 'floor-lamp',
    },
    mirrors: {
      name: ['Spiegels', 'Spiegel', 'Miroirs', 'Mirrors'],
      text: [
        'Een spiegel maakt een kleine kamer groter en een donkere gang lichter.',
        'Ein Spiegel macht ein kleines Zimmer größer und einen dunklen Flur heller.',
        'Un miroir agrandit une petite pièce et éclaire un couloir sombre.',
        'A mirror makes a small room larger and a dark hallway lighter.',
      ],
      model: 'round-mirror',
    },
    finishing: {
      name: [
        'Manden en kandelaars',
        'Körbe und Kerzenhalter',
        'Paniers et bougeoirs',
        'Baskets and candles',
      ],
      text: [
        'Gevlochten manden voor wat je snel kwijt wilt, kandelaars voor wie lang blijft zitten.',
        'Geflochtene Körbe für alles, was schnell weg soll, Kerzenhalter für alle, die lange sitzen bleiben.',
        'Des paniers tressés pour ranger vite, des bougeoirs pour ceux qui s’attardent.',
        'Woven baskets for what has to go quickly, candle holders for those who stay late.',
      ],
      model: 'basket',
    },
    gifts: {
      name: [
        'Cadeaukaarten en advies',
        'Geschenkkarten und Beratung',
        'Cartes cadeaux et conseils',
        'Gift cards and advice',
      ],
      text: [
        'Iets geven zonder te hoeven kiezen, of juist hulp bij het kiezen van onze stylisten.',
        'Schenken, ohne sich zu entscheiden, oder Hilfe beim Entscheiden von unseren Stylistinnen.',
        'Offrir sans avoir à choisir, ou choisir avec l’aide de nos stylistes.',
        'Give without having to choose, or let our stylists help you choose.',
      ],
      model: 'wallpaper-botanical',
    },
  },
}
