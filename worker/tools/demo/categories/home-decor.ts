import type { Department } from './category-spec'
import {
  FINISHING_PARTS,
  GIFT_PARTS,
  LIGHTING_PARTS,
  MIRROR_PARTS,
  TABLEWARE_PARTS,
  VASE_PARTS,
  WALL_PARTS,
} from './decor-parts'

export const HOME_DECOR: Department = {
  name: ['Woonaccessoires', 'Wohnaccessoires', 'Décoration', 'Home decor'],
  text: [
    'De kleine dingen die een kamer afmaken: lampen, vazen, spiegels en manden, met de hand gemaakt waar dat verschil maakt.',
    'Die kleinen Dinge, die einem Raum den letzten Schliff geben: Leuchten, Vasen, Spiegel und Körbe, von Hand gefertigt, wo man es sieht.',
    'Les petits détails qui parachèvent une pièce : lampes, vases, miroirs et paniers, faits main quand cela change tout.',
    'The small things that finish a room: lamps, vases, mirrors and baskets, made by hand where it matters.',
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
      advice: [
        'Een bos is het mooist als hij anderhalf keer zo hoog is als de vaas. Zet vazen in een oneven aantal bij elkaar en laat er één leeg.',
        'Ein Strauß wirkt am schönsten, wenn er anderthalbmal so hoch ist wie die Vase. Stell Vasen in ungerader Zahl zusammen und lass eine davon leer.',
        'Un bouquet est plus beau quand il fait une fois et demie la hauteur du vase. Groupez les vases en nombre impair et laissez-en un vide.',
        'A bunch looks best at one and a half times the height of the vase. Group vases in odd numbers and leave one of them empty.',
      ],
      parts: VASE_PARTS,
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
      advice: [
        'Reken op drie lichtpunten per kamer, op verschillende hoogtes. Boven een tafel hangt een lamp 60 tot 70 cm boven het blad.',
        'Rechne mit drei Lichtquellen pro Raum, in verschiedenen Höhen. Über dem Tisch hängt eine Leuchte 60 bis 70 cm über der Platte.',
        'Comptez trois points lumineux par pièce, à des hauteurs différentes. Au-dessus d’une table, suspendez le luminaire à 60 ou 70 cm du plateau.',
        'Allow three sources of light per room, at different heights. Hang a pendant 60 to 70 cm above the table top.',
      ],
      parts: LIGHTING_PARTS,
    },
    mirrors: {
      name: ['Spiegels', 'Spiegel', 'Miroirs', 'Mirrors'],
      text: [
        'Een spiegel maakt een kleine kamer groter en een donkere gang lichter.',
        'Ein Spiegel macht ein kleines Zimmer größer und einen dunklen Flur heller.',
        'Un miroir agrandit une petite pièce et éclaire un couloir sombre.',
        'A mirror makes a small room larger and a dark hallway brighter.',
      ],
      model: 'round-mirror',
      advice: [
        'Hang een spiegel tegenover of naast een raam, met het midden op 155 cm. In een smalle gang maakt een hoge spiegel de ruimte langer, een ronde juist zachter.',
        'Häng einen Spiegel gegenüber oder neben ein Fenster, mit der Mitte auf 155 cm. In einem schmalen Flur streckt ein hoher Spiegel den Raum, ein runder macht ihn weicher.',
        'Accrochez un miroir en face ou à côté d’une fenêtre, son centre à 155 cm. Dans un couloir étroit, un miroir haut allonge l’espace, un rond l’adoucit.',
        'Hang a mirror opposite or beside a window, its centre at 155 cm. In a narrow hall a tall mirror makes the space longer, a round one softens it.',
      ],
      parts: MIRROR_PARTS,
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
        'Woven baskets for a quick tidy, candle holders for long evenings.',
      ],
      model: 'basket',
      advice: [
        'Kleine dingen werken het best in groepjes: iets hoogs, iets laags en iets met een deksel. Laat de helft van een plank leeg.',
        'Kleine Dinge wirken am besten in Gruppen: etwas Hohes, etwas Niedriges und etwas mit Deckel. Lass die Hälfte des Regals frei.',
        'Les petits objets vont par groupes : un haut, un bas et un avec couvercle. Laissez la moitié de l’étagère libre.',
        'Small things look best in groups: something tall, something low and something with a lid. Leave half of the shelf empty.',
      ],
      parts: FINISHING_PARTS,
    },
    gifts: {
      name: [
        'Cadeaukaarten en advies',
        'Geschenkkarten und Beratung',
        'Cartes cadeaux et conseils',
        'Gift cards and advice',
      ],
      text: [
        'Geef iets cadeau zonder zelf te hoeven kiezen, of laat onze stylisten je helpen kiezen.',
        'Schenken, ohne selbst auszusuchen, oder sich beim Aussuchen von unseren Stylistinnen helfen lassen.',
        'Offrir sans avoir à choisir, ou choisir avec l’aide de nos stylistes.',
        'Give a present without having to choose it, or let our stylists help you choose.',
      ],
      model: 'wallpaper-botanical',
      advice: [
        'Een kaart en een naaipatroon krijg je na de betaling per e-mail, een dienst plan je zelf. Alles kun je ook later nog cadeau doen.',
        'Karten und Schnittmuster kommen nach der Zahlung per E-Mail, einen Service planst du selbst. Alles lässt sich auch später noch verschenken.',
        'Les cartes et les patrons arrivent par e-mail après le paiement, un service se planifie à votre guise. Tout peut aussi s’offrir plus tard.',
        'Cards and sewing patterns arrive by e-mail after payment; a service you book for when it suits you. Any of them can still be given as a present later on.',
      ],
      parts: GIFT_PARTS,
    },
    tableware: {
      name: ['Servies en tafel', 'Geschirr und Tisch', 'Art de la table', 'Tableware'],
      text: [
        'Steengoed dat elke dag op tafel mag, van ontbijt tot het laatste glas.',
        'Steinzeug für jeden Tag, vom Frühstück bis zum letzten Glas.',
        'Du grès pour tous les jours, du petit-déjeuner au dernier verre.',
        'Stoneware for every day, from breakfast to the last glass.',
      ],
      model: 'bowl',
      advice: [
        'Begin met zes borden, zes mokken en één grote schaal, en vul aan in een tweede kleur: een gedekte tafel hoeft niet uit één doos te komen.',
        'Fang mit sechs Tellern, sechs Bechern und einer großen Schale an und ergänze in einer zweiten Farbe: Ein gedeckter Tisch muss nicht aus einem Karton kommen.',
        'Commencez par six assiettes, six mugs et une grande coupe, puis complétez dans une deuxième couleur : une belle table ne sort pas d’un seul carton.',
        'Start with six plates, six mugs and one large bowl, and add a second colour: a table need not come out of one box.',
      ],
      parts: TABLEWARE_PARTS,
    },
    walls: {
      name: ['Wanddecoratie', 'Wanddekoration', 'Décoration murale', 'Wall decor'],
      text: [
        'Prints en klokken die een lege muur een middelpunt geven.',
        'Bilder und Uhren, die einer leeren Wand eine Mitte geben.',
        'Des affiches et des horloges pour donner un centre à un mur vide.',
        'Prints and clocks that give an empty wall a centre.',
      ],
      model: 'picture-frame',
      advice: [
        'Hang het midden van een lijst op 155 cm, en boven een bank 20 cm boven de rugleuning. Leg een groep eerst uit op de vloer.',
        'Häng die Mitte eines Rahmens auf 155 cm und über einem Sofa 20 cm über die Lehne. Leg eine Gruppe zuerst auf dem Boden aus.',
        'Placez le centre d’un cadre à 155 cm et, au-dessus d’un canapé, à 20 cm du dossier. Composez d’abord votre mur au sol.',
        'Hang a frame with its centre at 155 cm, or 20 cm above the back of a sofa. Lay a group out on the floor first.',
      ],
      parts: WALL_PARTS,
    },
  },
}
