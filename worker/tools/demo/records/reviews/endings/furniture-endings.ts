import { type Rated, type Saying, sayings } from '../saying'

const SOFAS = 'Furniture/Sofas'
const EASY_CHAIRS = ['Furniture/Armchairs/Lounge chairs', 'Furniture/Armchairs/Wing chairs']
const DINING_TABLES = 'Furniture/Tables/Dining tables'
/** What two people bring, on a day that was agreed. */
const BROUGHT = [
  SOFAS,
  DINING_TABLES,
  'Furniture/Storage/Sideboards and media units',
  'Furniture/Storage/Wardrobes and chests',
  'Furniture/Beds/Bed frames',
  'Furniture/Beds/Mattresses and bases',
]
const STANDING = [
  SOFAS,
  ...EASY_CHAIRS,
  'Furniture/Chairs',
  'Furniture/Tables',
  'Furniture/Storage',
  'Furniture/Beds/Bed frames',
  'Furniture/Beds/Bedside tables',
]
const PUT_TOGETHER = [
  DINING_TABLES,
  'Furniture/Tables/Desks and consoles',
  'Furniture/Storage/Sideboards and media units',
  'Furniture/Storage/Wardrobes and chests',
  'Furniture/Beds/Bed frames',
  'Furniture/Beds/Cots and toy boxes',
]

/** What is seen beside what is there already: no mattress and no duvet. */
const BESIDE_OTHERS = [
  ...STANDING,
  'Furniture/Armchairs/Poufs and footstools',
  'Home decor/Lighting',
  'Home decor/Mirrors',
  'Textiles/Bed linen/Plain bed linen',
  'Textiles/Bed linen/Patterned bed linen',
  'Textiles/Curtains',
  'Textiles/Cushions',
  'Textiles/Rugs',
  'Textiles/Table and kitchen linen/Tablecloths',
  'Textiles/Throws',
]

/** How reviews of furniture end. */
export const FURNITURE_ENDINGS: Rated<Saying> = {
  5: [
    ...sayings(
      [
        [
          'Met twee man naar boven gedragen, en de verpakking ging weer mee.',
          'Zu zweit bis ins Zimmer getragen, und die Verpackung nahmen sie wieder mit.',
          'Porté à deux jusque dans la pièce, et les emballages sont repartis avec eux.',
          'Two people carried it up to the room and took the packaging away.',
        ],
        [
          'Een dag afspreken was zo gedaan, en ze kwamen precies op tijd.',
          'Der Termin war schnell vereinbart, und sie kamen pünktlich.',
          'Le rendez-vous s’est pris en un appel, et ils étaient à l’heure.',
          'One call to agree a day, and they came on time.',
        ],
      ],
      BROUGHT,
    ),
    ...sayings(
      [
        [
          'Staat stevig op onze oude houten vloer.',
          'Steht sicher auf unserem alten Dielenboden.',
          'Bien stable sur notre vieux parquet.',
          'Stands steady on our old floorboards.',
        ],
        [
          'Voor zo’n meubel vind ik de prijs netjes.',
          'Für so ein Möbelstück ein fairer Preis.',
          'Pour un tel meuble, le prix est juste.',
          'A fair price for a piece like this.',
        ],
      ],
      STANDING,
    ),
    ...sayings(
      [
        [
          'Past goed bij wat we al hadden.',
          'Passt gut zu dem, was wir schon hatten.',
          'Se marie bien avec ce que nous avions déjà.',
          'Goes well with what we already had.',
        ],
      ],
      BESIDE_OTHERS,
    ),
    ...sayings(
      [
        [
          'De stof voelt stevig en toch zacht.',
          'Der Bezug fühlt sich fest und doch weich an.',
          'Le tissu est solide et pourtant doux.',
          'The fabric feels tough and yet soft.',
        ],
        [
          'Ook de kinderen zitten er graag op.',
          'Auch die Kinder sitzen gern darauf.',
          'Les enfants aussi aiment s’y asseoir.',
          'The children like sitting on it too.',
        ],
      ],
      ['Furniture/Armchairs/Poufs and footstools'],
    ),
    ...sayings(
      [
        [
          'Sindsdien slaap ik door.',
          'Seitdem schlafe ich durch.',
          'Depuis, je dors d’une traite.',
          'I have slept through the night since.',
        ],
      ],
      ['Furniture/Beds/Mattresses and bases', 'Textiles/Bed linen/Duvets and pillows'],
    ),
    ...sayings(
      [
        [
          'Het staat leuk in de kinderkamer.',
          'Macht sich gut im Kinderzimmer.',
          'Du plus bel effet dans la chambre d’enfant.',
          'It looks good in the nursery.',
        ],
      ],
      [
        'Furniture/Beds/Cots and toy boxes',
        'Textiles/Bed linen/Children’s bed linen',
        'Home decor/Wall decor/Prints for the nursery',
      ],
    ),
  ],
  4: [
    ...sayings(
      [
        [
          'Met z’n tweeën was het in elkaar zetten makkelijker geweest.',
          'Zu zweit wäre der Aufbau leichter gewesen.',
          'À deux, le montage aurait été plus simple.',
          'Putting it together would have been easier with two.',
        ],
        [
          'De handleiding kon duidelijker.',
          'Die Anleitung könnte klarer sein.',
          'La notice pourrait être plus claire.',
          'The instructions could be clearer.',
        ],
      ],
      PUT_TOGETHER,
    ),
    ...sayings(
      [
        [
          'We konden pas een week later een dag afspreken.',
          'Einen Termin gab es erst in der Woche darauf.',
          'Le rendez-vous n’était possible que la semaine suivante.',
          'The first day on offer was a week later.',
        ],
      ],
      BROUGHT,
    ),
    ...sayings(
      [
        [
          'De zit is steviger dan ik gewend was.',
          'Man sitzt fester, als ich es gewohnt war.',
          'L’assise est plus ferme que ce dont j’avais l’habitude.',
          'The seat is firmer than I was used to.',
        ],
      ],
      [SOFAS, ...EASY_CHAIRS, 'Furniture/Chairs/Dining chairs'],
    ),
    ...sayings(
      [
        [
          'Best zwaar, dus kies meteen de goede plek.',
          'Ziemlich schwer, also am besten gleich den richtigen Platz wählen.',
          'Assez lourd, autant choisir tout de suite la bonne place.',
          'Rather heavy, so choose the right spot first.',
        ],
      ],
      [SOFAS, DINING_TABLES, 'Furniture/Storage/Wardrobes and chests'],
    ),
    ...sayings(
      [
        [
          'Viltjes voor onder de poten had ik er graag bij gehad.',
          'Filzgleiter hätte ich gern dabei gehabt.',
          'J’aurais aimé trouver des patins en feutre avec.',
          'I would have liked felt pads with it.',
        ],
      ],
      ['Furniture/Chairs', 'Furniture/Tables', ...EASY_CHAIRS],
    ),
    ...sayings(
      [
        [
          'Het rook de eerste dagen nog een beetje nieuw.',
          'In den ersten Tagen roch es noch etwas neu.',
          'Les premiers jours, une légère odeur de neuf.',
          'It smelled a little new for the first few days.',
        ],
      ],
      ['Furniture'],
    ),
    ...sayings(
      [
        [
          'De eerste nachten was het wennen.',
          'In den ersten Nächten mussten wir uns daran gewöhnen.',
          'Les premières nuits, il a fallu s’habituer.',
          'The first few nights took some getting used to.',
        ],
      ],
      ['Furniture/Beds/Mattresses and bases'],
    ),
    ...sayings(
      [
        [
          'Iets meer keuze in kleuren zou fijn zijn.',
          'Etwas mehr Auswahl bei den Farben wäre schön.',
          'Un peu plus de choix de couleurs serait bien.',
          'A few more colours would be nice.',
        ],
      ],
      [
        SOFAS,
        'Furniture/Armchairs',
        'Home decor/Lighting',
        'Home decor/Vases',
        'Home decor/Tableware',
        'Textiles/Cushions/Plain cushions',
        'Textiles/Throws/Plain throws',
        'Textiles/Bath linen',
        'Kidswear',
      ],
    ),
    ...sayings(
      [
        [
          'Voor onze bank had hij iets hoger gemogen.',
          'Für unser Sofa dürfte er etwas höher sein.',
          'Pour notre canapé, un peu plus haut aurait été mieux.',
          'For our sofa it could be a little taller.',
        ],
      ],
      ['Furniture/Armchairs/Poufs and footstools'],
    ),
  ],
  3: [
    ...sayings(
      [
        [
          'Eén gat zat niet helemaal recht, met wat geduld lukte het.',
          'Ein Loch saß nicht ganz gerade, mit Geduld ging es.',
          'Un trou n’était pas tout à fait droit, avec de la patience c’est passé.',
          'One hole was not quite straight; with patience it worked.',
        ],
      ],
      PUT_TOGETHER,
    ),
    ...sayings(
      [
        [
          'Het neemt meer ruimte in dan we dachten.',
          'Es braucht mehr Platz, als wir dachten.',
          'Cela prend plus de place que prévu.',
          'It takes up more room than we thought.',
        ],
      ],
      ['Furniture'],
    ),
    ...sayings(
      [
        [
          'Een dag vinden die voor iedereen uitkwam duurde even.',
          'Bis ein passender Tag gefunden war, dauerte es.',
          'Trouver un jour qui convienne à tous a pris du temps.',
          'It took a while to find a day that suited.',
        ],
      ],
      BROUGHT,
    ),
    ...sayings(
      [
        [
          'In het echt iets donkerder dan verwacht; gehouden, maar wel even gekeken.',
          'In echt etwas dunkler als erwartet; behalten, aber erst nach Überlegen.',
          'En vrai un peu plus foncé que prévu ; gardé, mais après réflexion.',
          'A little darker in real life than expected; kept it, after some thought.',
        ],
      ],
      [
        SOFAS,
        'Furniture/Armchairs',
        'Home decor/Vases',
        'Textiles/Cushions',
        'Textiles/Throws',
        'Textiles/Curtains',
      ],
    ),
  ],
}
