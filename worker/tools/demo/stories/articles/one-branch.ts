import type { Article } from '../article'

export const ONE_BRANCH: Article = {
  slug: 'one-branch',
  title: [
    'Eén tak is genoeg',
    'Ein Zweig genügt',
    'Une seule branche suffit',
    'One branch is enough',
  ],
  summary: [
    'Een vaas hoeft geen boeket. Wat je het hele jaar door buiten vindt en hoe je het neerzet.',
    'Eine Vase braucht keinen Strauß. Was du das ganze Jahr über draußen findest und wie du es hinstellst.',
    'Un vase n’exige pas de bouquet. Ce qu’on trouve dehors toute l’année, et comment le placer.',
    'A vase does not need a bouquet. What you can find outside all year, and how to place it.',
  ],
  author: 'Erin',
  date: '2026-11-12',
  tags: ['decor', 'make', 'seasons'],
  lines: [
    [
      'Bloemen uit de winkel zijn een cadeau. Een tak van buiten is een gewoonte. Hij kost niets, staat twee weken, en zegt je welke tijd van het jaar het is zonder dat je op de kalender kijkt. Het enige wat hij vraagt is een vaas met een smalle hals.',
      'Blumen aus dem Laden sind ein Geschenk. Ein Zweig von draußen ist eine Gewohnheit. Er kostet nichts, hält zwei Wochen und sagt dir, welche Jahreszeit ist, ohne dass du auf den Kalender schaust. Er will nur eine Vase mit schmalem Hals.',
      'Les fleurs du marché sont un cadeau. Une branche du dehors est une habitude. Elle ne coûte rien, tient deux semaines et dit la saison sans calendrier. Elle ne demande qu’un vase au col étroit.',
      'Flowers from a shop are a present. A branch from outside is a habit. It costs nothing, lasts two weeks and tells you the time of year without a calendar. All it asks for is a vase with a narrow neck.',
    ],
    ['## Wat je meeneemt', '## Was du mitnimmst', '## Ce qu’on rapporte', '## What to bring home'],
    [
      '- Voorjaar: kornoelje, wilg en een tak pruim die binnen in bloei gaat.',
      '- Frühling: Hartriegel, Weide und ein Pflaumenzweig, der drinnen aufblüht.',
      '- Printemps : cornouiller, saule, et un rameau de prunier qui fleurira au chaud.',
      '- Spring: dogwood, willow, and a plum branch that comes into flower indoors.',
    ],
    [
      '- Zomer: grassen, venkel en wilde peen, liefst met zaad.',
      '- Sommer: Gräser, Fenchel und Wilde Möhre, gern mit Samen.',
      '- Été : graminées, fenouil et carotte sauvage, de préférence en graines.',
      '- Summer: grasses, fennel and wild carrot, best when they carry seed.',
    ],
    [
      '- Herfst: beukenblad, rozenbottel, de laatste hortensia.',
      '- Herbst: Buchenlaub, Hagebutten, die letzte Hortensie.',
      '- Automne : feuilles de hêtre, cynorhodons, le dernier hortensia.',
      '- Autumn: beech leaves, rose hips, the last hydrangea.',
    ],
    [
      '- Winter: kale lariks, eucalyptus, een tak den.',
      '- Winter: kahle Lärche, Eukalyptus, ein Kiefernzweig.',
      '- Hiver : mélèze nu, eucalyptus, un rameau de pin.',
      '- Winter: bare larch, eucalyptus, a bough of pine.',
    ],
    [
      'Neem weinig, snijd schuin en alleen waar het mag: je eigen tuin, een snoeihoop, de struik van de buren met een kop thee erbij.',
      'Nimm wenig, schneide schräg und nur dort, wo es erlaubt ist: im eigenen Garten, vom Schnitthaufen, am Strauch der Nachbarn bei einer Tasse Tee.',
      'Prenez peu, coupez en biais et seulement où c’est permis : votre jardin, un tas de taille, l’arbuste du voisin, autour d’un thé.',
      'Take little, cut at an angle and only where you may: your own garden, a pile of prunings, the neighbours’ shrub over a cup of tea.',
    ],
    ['## Hoe hij staat', '## Wie er steht', '## Comment la placer', '## How it stands'],
    [
      'Anderhalf keer de hoogte van de vaas is een goede lengte. Laat de tak leunen zoals hij groeide, en draai de vaas tot de mooiste kant naar het licht kijkt. Zet hem naast iets laags: een stapel boeken, een schaal, een [kleine lamp](decor/lighting). De leegte eromheen hoort erbij.',
      'Anderthalb Vasenhöhen sind eine gute Länge. Lass den Zweig so lehnen, wie er gewachsen ist, und dreh die Vase, bis die schönste Seite zum Licht schaut. Stell sie neben etwas Niedriges: einen Stapel Bücher, eine Schale, eine [kleine Lampe](decor/lighting). Die Leere ringsum gehört dazu.',
      'Une fois et demie la hauteur du vase : voilà une bonne longueur. Laissez la branche pencher comme elle a poussé et tournez le vase jusqu’à ce que son plus beau côté regarde la lumière. Posez-le près d’un objet bas : des livres, une coupe, une [petite lampe](decor/lighting). Le vide autour en fait partie.',
      'One and a half times the height of the vase is a good length. Let the branch lean as it grew and turn the vase until its best side faces the light. Put it beside something low: a pile of books, a bowl, a [small lamp](decor/lighting). The emptiness around it is part of it.',
    ],
    ['## Langer mooi', '## Länger schön', '## Pour qu’elle dure', '## Longer life'],
    [
      'Houtige takken drinken beter als je de onderste centimeters inkerft in plaats van ze plat te slaan. Ververs het water om de drie dagen en houd de vaas bij de radiator vandaan.',
      'Holzige Zweige trinken besser, wenn du die untersten Zentimeter einschneidest, statt sie breit zu klopfen. Wechsle das Wasser alle drei Tage und halte die Vase von der Heizung fern.',
      'Une branche ligneuse boit mieux si l’on fend ses derniers centimètres au lieu de les écraser. Changez l’eau tous les trois jours et éloignez le vase du radiateur.',
      'Woody branches drink better when you slit the last few centimetres instead of crushing them. Change the water every three days and keep the vase away from the radiator.',
    ],
    [
      '> Tip: zet drie vazen van verschillende hoogte bij elkaar en vul er maar één.',
      '> Tipp: Stell drei verschieden hohe Vasen zusammen und füll nur eine.',
      '> Conseil : réunissez trois vases de hauteurs différentes et n’en garnissez qu’un.',
      '> Tip: group three vases of different heights and fill only one.',
    ],
  ],
  shelf: 'decor/vases',
  button: ['Bekijk de vazen', 'Vasen ansehen', 'Voir les vases', 'See the vases'],
}
