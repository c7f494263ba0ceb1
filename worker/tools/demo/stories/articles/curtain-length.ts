import type { Article } from '../article'

export const CURTAIN_LENGTH: Article = {
  slug: 'curtain-length',
  title: [
    'Gordijnen: hoe hoog en hoe breed',
    'Vorhänge: wie hoch und wie breit',
    'Rideaux : à quelle hauteur, sur quelle largeur',
    'Curtains: how high and how wide',
  ],
  summary: [
    'Hang de roede hoger en langer dan het raam, en de kamer groeit mee.',
    'Häng die Stange höher und breiter als das Fenster, und das Zimmer wächst mit.',
    'Posez la tringle plus haut et plus large que la fenêtre : la pièce s’agrandit.',
    'Hang the rail higher and wider than the window, and the room grows with it.',
  ],
  author: 'Wilm',
  date: '2026-05-22',
  tags: ['textiles', 'make', 'bedroom'],
  lines: [
    [
      'Gordijnen zijn kleren voor een kamer. Te kort en alles lijkt gekrompen, te smal en het spant. De stof is zelden het probleem, de roede des te vaker. Hang die goed en een eenvoudig linnen gordijn doet de rest.',
      'Vorhänge sind Kleider für ein Zimmer. Zu kurz, und alles wirkt eingelaufen, zu schmal, und es spannt. Am Stoff liegt es selten, an der Stange umso öfter. Hängt sie richtig, erledigt ein schlichter Leinenvorhang den Rest.',
      'Les rideaux sont les vêtements d’une pièce. Trop courts, tout semble avoir rétréci ; trop étroits, ça tire. Le tissu est rarement en cause, la tringle bien plus souvent. Bien posée, un simple rideau de lin fait le reste.',
      'Curtains are the clothes of a room. Too short and everything looks shrunk, too narrow and it strains. The fabric is seldom the trouble; the rail often is. Hang it well and a plain linen curtain does the rest.',
    ],
    ['## Hoe hoog', '## Wie hoch', '## À quelle hauteur', '## How high'],
    [
      'Niet op het kozijn, maar halverwege kozijn en plafond, of vlak onder het plafond als daar minder dan 40 cm zit. Het oog leest de stof als hoogte, en het plafond lijkt omhoog te gaan.',
      'Nicht auf den Rahmen, sondern auf halber Strecke zur Decke, oder knapp darunter, wenn dort weniger als 40 cm sind. Das Auge liest den Stoff als Höhe, und die Decke scheint zu steigen.',
      'Pas sur le cadre, mais à mi-chemin du plafond, ou juste dessous s’il reste moins de 40 cm. L’œil lit le tissu comme de la hauteur, et le plafond semble monter.',
      'Not on the frame but halfway to the ceiling, or just below the ceiling where there is less than 40 cm. The eye reads fabric as height, and the ceiling seems to rise.',
    ],
    ['## Hoe breed', '## Wie breit', '## De quelle largeur', '## How wide'],
    [
      'Laat de roede aan beide kanten 20 tot 30 cm voorbij het raam komen. Open gordijnen hangen dan naast het glas en niet ervoor. Voor een mooie plooi is de stof samen anderhalf tot twee keer zo breed als de roede.',
      'Lass die Stange auf beiden Seiten 20 bis 30 cm überstehen. Offene Vorhänge hängen dann neben dem Glas und nicht davor. Für schöne Falten ist der Stoff zusammen anderthalb- bis zweimal so breit wie die Stange.',
      'La tringle dépasse la fenêtre de 20 à 30 cm de chaque côté. Ouverts, les rideaux encadrent alors la vitre sans la couvrir. Pour un beau tombé, la largeur totale de tissu fait une fois et demie à deux fois celle de la tringle.',
      'Let the rail reach 20 to 30 cm past the window on both sides. Open curtains then hang beside the glass and not in front of it. For good folds the fabric should be one and a half to two times as wide as the rail.',
    ],
    ['## Hoe lang', '## Wie lang', '## De quelle longueur', '## How long'],
    [
      '- Zwevend: 1 cm boven de vloer, praktisch en altijd goed.',
      '- Schwebend: 1 cm über dem Boden, praktisch und immer richtig.',
      '- Au ras du sol : 1 cm au-dessus, pratique et toujours juste.',
      '- Floating: 1 cm above the floor, practical and always right.',
    ],
    [
      '- Rakend: precies tot de vloer, voor wie twee keer meet.',
      '- Aufliegend: genau bis zum Boden, für alle, die zweimal messen.',
      '- Au contact : exactement jusqu’au sol, pour qui mesure deux fois.',
      '- Kissing: exactly to the floor, for those who measure twice.',
    ],
    [
      '- Rustend: 3 cm langer, zacht in een slaapkamer zonder stofzuigerrobot.',
      '- Ruhend: 3 cm länger, weich im Schlafzimmer ohne Saugroboter.',
      '- Cassé : 3 cm de plus, tout doux dans une chambre sans robot aspirateur.',
      '- Breaking: 3 cm longer, soft in a bedroom without a robot vacuum.',
    ],
    [
      'Meet vanaf de ringen en op drie plekken, want vloeren zijn zelden waterpas. In onze [maatwijzer voor gordijnen](/curtain-sizes) staat welke lengte daarbij past.',
      'Miss ab den Ringen und an drei Stellen, denn Böden sind selten waagerecht. In unserem [Größenratgeber für Vorhänge](/curtain-sizes) steht, welche Länge dazu passt.',
      'Mesurez à partir des anneaux et en trois endroits : un sol est rarement de niveau. Notre [guide des rideaux](/curtain-sizes) indique la longueur qui convient.',
      'Measure from the rings and in three places, because floors are seldom level. Our [curtain size guide](/curtain-sizes) says which length to order.',
    ],
    [
      '> Tip: hang nieuwe gordijnen twee weken op voordat je de zoom vastzet. Linnen zakt nog een beetje uit.',
      '> Tipp: Lass neue Vorhänge zwei Wochen hängen, bevor du den Saum nähst. Leinen längt sich noch etwas.',
      '> Conseil : laissez pendre les rideaux neufs deux semaines avant de coudre l’ourlet. Le lin se détend encore un peu.',
      '> Tip: let new curtains hang for two weeks before you sew the hem. Linen still drops a little.',
    ],
  ],
  shelf: 'textiles/curtains',
  button: ['Bekijk de gordijnen', 'Vorhänge ansehen', 'Voir les rideaux', 'See the curtains'],
}
