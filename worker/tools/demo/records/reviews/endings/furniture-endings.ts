import { type Rated, type Saying, sayings } from '../saying'
import {
  BUILT,
  EASY_CHAIRS,
  FURNISHING,
  HEAVY,
  PUT_TOGETHER,
  SLEPT_ON,
  STANDING,
} from '../shelf-groups'

const POUFS = 'Furniture/Armchairs/Poufs and footstools'
const SOFAS = 'Furniture/Sofas'
/** What two people bring, on a day that was agreed. */
const BROUGHT = ['Furniture/Beds/Bed frames', 'Furniture/Beds/Mattresses and bases', ...HEAVY]

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
      ],
      [SOFAS, ...STANDING, ...EASY_CHAIRS],
    ),
    ...sayings(
      [
        [
          'Voor zo’n meubel vind ik de prijs netjes.',
          'Für so ein Möbelstück ein fairer Preis.',
          'Pour un tel meuble, le prix est juste.',
          'A fair price for a piece like this.',
        ],
      ],
      [SOFAS, ...BUILT, ...EASY_CHAIRS],
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
      [POUFS],
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
      [SOFAS, 'Furniture/Chairs/Dining chairs', ...EASY_CHAIRS],
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
      [SOFAS, 'Furniture/Tables/Dining tables', 'Furniture/Storage/Wardrobes and chests'],
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
      SLEPT_ON,
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
      [POUFS],
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
      FURNISHING,
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
  ],
}
