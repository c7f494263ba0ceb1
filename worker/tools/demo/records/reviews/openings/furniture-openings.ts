import type { Saying } from '../saying'
import {
  BUILT,
  EASY_CHAIRS,
  FOR_THE_LIVING_ROOM,
  OF_WOOD,
  PUT_TOGETHER,
  SLEPT_ON,
} from '../shelf-groups'

const POUFS = 'Furniture/Armchairs/Poufs and footstools'
const BED_FRAMES = 'Furniture/Beds/Bed frames'
const SOFAS = 'Furniture/Sofas'
const SIDE_TABLES = 'Furniture/Tables/Side tables'

/** How reviews of furniture begin. */
export const FURNITURE_OPENINGS: readonly Saying[] = [
  {
    words: [
      'Staat nu een maand in de woonkamer en iedereen begint erover.',
      'Steht seit einem Monat im Wohnzimmer, und jeder Besuch spricht uns darauf an.',
      'Dans notre salon depuis un mois, et tous nos invités nous en parlent.',
      'It has been in the living room for a month and every visitor mentions it.',
    ],
    isPraise: true,
    of: FOR_THE_LIVING_ROOM,
  },
  {
    words: [
      'Steviger dan het er op de foto uitziet.',
      'Stabiler, als es auf dem Foto wirkt.',
      'Plus solide que ne le laisse croire la photo.',
      'Sturdier than it looks in the picture.',
    ],
    of: ['Furniture/Beds/Cots and toy boxes', ...BUILT],
  },
  {
    words: [
      'In een uur in elkaar gezet, alle schroeven zaten erbij.',
      'In einer Stunde aufgebaut, alle Schrauben waren dabei.',
      'Monté en une heure, toutes les vis y étaient.',
      'Put together in an hour, and every screw was there.',
    ],
    of: PUT_TOGETHER,
  },
  {
    words: [
      'De maten kloppen precies met wat er staat, dus het paste meteen.',
      'Die Maße stimmen genau, es hat auf Anhieb gepasst.',
      'Les dimensions sont exactes, tout s’est ajusté du premier coup.',
      'The measurements are exact, so it fitted straight away.',
    ],
    isPraise: true,
    of: [SOFAS, 'Furniture/Tables', 'Furniture/Storage', 'Furniture/Beds'],
  },
  {
    words: [
      'Het hout heeft een mooie tekening en ruikt nog een beetje naar olie.',
      'Das Holz hat eine schöne Maserung und duftet noch leicht nach Öl.',
      'Le bois a de belles veines et sent encore un peu l’huile.',
      'The wood has a lovely grain and still smells faintly of oil.',
    ],
    of: OF_WOOD,
  },
  {
    words: [
      'Je zit er heerlijk op, ook na een lange avond.',
      'Man sitzt herrlich darauf, auch an langen Abenden.',
      'On y est très bien assis, même pour une longue soirée.',
      'Very comfortable, even through a long evening.',
    ],
    isPraise: true,
    of: [SOFAS, 'Furniture/Chairs/Dining chairs', ...EASY_CHAIRS],
  },
  {
    words: [
      'Kraakt niet en wiebelt niet, ook niet met kinderen erop.',
      'Knarrt nicht und wackelt nicht, auch nicht mit Kindern darauf.',
      'Ne grince pas et ne bouge pas, même avec des enfants dessus.',
      'Does not creak or wobble, even with children on it.',
    ],
    of: ['Furniture/Chairs', BED_FRAMES],
  },
  {
    words: [
      'Precies de goede hoogte voor vermoeide voeten.',
      'Genau die richtige Höhe für müde Füße.',
      'Juste la bonne hauteur pour des pieds fatigués.',
      'Just the right height for tired feet.',
    ],
    of: [POUFS],
  },
  {
    words: [
      '’s Avonds zitten we er met z’n allen op, en de vulling blijft in vorm.',
      'Abends sitzen wir alle darauf, und die Polster bleiben in Form.',
      'Le soir, nous y sommes tous, et les coussins gardent leur forme.',
      'All of us sit on it every evening and the cushions keep their shape.',
    ],
    of: [SOFAS],
  },
  {
    words: [
      'Het eerste etentje met vrienden hebben we er al aan gehad.',
      'Das erste Essen mit Freunden haben wir daran schon gehabt.',
      'Nous y avons déjà reçu des amis à dîner.',
      'We have already had friends round to dinner at it.',
    ],
    of: ['Furniture/Tables/Dining tables'],
  },
  {
    words: [
      'Mijn plek voor de eerste koffie van de dag.',
      'Mein Platz für den ersten Kaffee am Morgen.',
      'Ma place pour le premier café du matin.',
      'My place for the first coffee of the day.',
    ],
    of: EASY_CHAIRS,
  },
  {
    words: [
      'Ik lees weer, en dat komt door deze stoel.',
      'Ich lese wieder, und das liegt an diesem Sessel.',
      'Je lis de nouveau, et c’est grâce à ce fauteuil.',
      'I have taken up reading again because of this chair.',
    ],
    of: EASY_CHAIRS,
  },
  {
    words: [
      'De ene dag een voetenbank, de andere een extra stoel.',
      'Mal Fußhocker, mal zusätzlicher Sitz.',
      'Tantôt repose-pieds, tantôt siège d’appoint.',
      'A footstool one day, a spare seat the next.',
    ],
    of: [POUFS],
  },
  {
    words: [
      'Licht genoeg om even te verschuiven.',
      'Leicht genug, um schnell verschoben zu werden.',
      'Se déplace d’un geste.',
      'Light enough to move about.',
    ],
    of: [POUFS, SIDE_TABLES, 'Furniture/Chairs/Stools'],
  },
  {
    words: [
      'Een kop thee en een boek, meer hoeft er niet op.',
      'Eine Tasse Tee und ein Buch, mehr muss nicht darauf.',
      'Une tasse de thé, un livre : il n’en faut pas plus.',
      'A cup of tea and a book are all it has to hold.',
    ],
    of: [SIDE_TABLES, 'Furniture/Beds/Bedside tables'],
  },
  {
    words: [
      'Geen gekraak meer als een van ons zich omdraait.',
      'Kein Knarren mehr, wenn sich einer von uns umdreht.',
      'Plus un grincement quand l’un de nous se retourne.',
      'No more creaking when one of us turns over.',
    ],
    of: [BED_FRAMES, ...SLEPT_ON],
  },
  {
    words: [
      'Precies goed om in de gang je schoenen aan te trekken.',
      'Genau richtig, um im Flur die Schuhe anzuziehen.',
      'Juste ce qu’il faut dans l’entrée pour mettre ses chaussures.',
      'Just right in the hall for putting your shoes on.',
    ],
    of: ['Furniture/Chairs/Benches'],
  },
]
