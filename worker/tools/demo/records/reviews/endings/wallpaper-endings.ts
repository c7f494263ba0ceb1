import { type Rated, type Saying, sayings } from '../saying'

const ALL = ['Wallpaper']

/** How reviews of wallpaper end. */
export const WALLPAPER_ENDINGS: Rated<Saying> = {
  5: [
    ...sayings(
      [
        [
          'Alle rollen kwamen uit dezelfde partij.',
          'Alle Rollen kamen aus derselben Charge.',
          'Tous les rouleaux venaient du même bain.',
          'All the rolls came from the same batch.',
        ],
        [
          'Aan het eind van de middag was de hele wand klaar.',
          'Am späten Nachmittag war die ganze Wand fertig.',
          'En fin d’après-midi, tout le mur était fini.',
          'By the end of the afternoon the whole wall was done.',
        ],
        [
          'Je ziet geen enkele naad.',
          'Man sieht keine einzige Naht.',
          'On ne voit aucun raccord.',
          'You cannot see a single seam.',
        ],
        [
          'In het echt is het patroon nog mooier.',
          'In echt ist das Muster noch schöner.',
          'En vrai, le motif est encore plus beau.',
          'The pattern is even nicer in real life.',
        ],
        [
          'De rollen zaten goed ingepakt.',
          'Die Rollen waren gut verpackt.',
          'Les rouleaux étaient bien protégés.',
          'The rolls were well protected.',
        ],
        [
          'Hier ga ik nog een kamer mee doen.',
          'Damit mache ich noch ein Zimmer.',
          'Je vais en poser dans une autre pièce.',
          'I shall do another room with it.',
        ],
        [
          'De meubels ervoor komen nu veel beter uit.',
          'Die Möbel davor kommen jetzt viel besser zur Geltung.',
          'Les meubles ressortent bien mieux devant.',
          'The furniture in front of it looks so much better.',
        ],
      ],
      ALL,
    ),
  ],
  4: [
    ...sayings(
      [
        [
          'De eerste baan afsnijden was wel spannend.',
          'Der erste Zuschnitt war allerdings aufregend.',
          'Couper le premier lé était un peu stressant.',
          'Cutting the first strip was nerve-racking, though.',
        ],
        [
          'In de hoeken was het even puzzelen.',
          'In den Ecken mussten wir etwas tüfteln.',
          'Dans les angles, il a fallu un peu d’astuce.',
          'The corners took some working out.',
        ],
        [
          'Onze muur moest wel eerst glad gemaakt worden.',
          'Unsere Wand musste allerdings erst gespachtelt werden.',
          'Notre mur a d’abord dû être enduit.',
          'Our wall did have to be smoothed first.',
        ],
        [
          'Het drogen duurde langer dan ik dacht.',
          'Das Trocknen dauerte länger als gedacht.',
          'Le séchage a été plus long que prévu.',
          'It took longer to dry than I thought.',
        ],
        [
          'Achter de radiator was het een gepriegel.',
          'Hinter dem Heizkörper war es Fummelei.',
          'Derrière le radiateur, c’était toute une affaire.',
          'Behind the radiator it was fiddly.',
        ],
      ],
      ALL,
    ),
  ],
  3: [
    ...sayings(
      [
        [
          'Eén rol had een deukje aan de rand.',
          'Eine Rolle hatte eine kleine Delle am Rand.',
          'Un rouleau avait un petit choc sur le bord.',
          'One roll had a small dent at the edge.',
        ],
        [
          'Bij lamplicht oogt het heel anders dan overdag.',
          'Bei Lampenlicht wirkt sie ganz anders als am Tag.',
          'À la lumière des lampes, l’effet change beaucoup.',
          'By lamplight it looks quite different from by day.',
        ],
        [
          'Op een grote muur drukker dan ik dacht.',
          'Auf einer großen Wand unruhiger als gedacht.',
          'Sur un grand mur, plus chargé que prévu.',
          'On a large wall it is busier than I thought.',
        ],
        [
          'Het duurde een week voordat het er was.',
          'Die Lieferung dauerte eine Woche.',
          'La livraison a pris une semaine.',
          'It took a week to arrive.',
        ],
      ],
      ALL,
    ),
  ],
}
