import type { Saying } from './saying'

export const FURNITURE_OPENINGS: readonly Saying[] = [
  {
    words: [
      'Staat nu een maand in de woonkamer en iedereen begint erover.',
      'Steht seit einem Monat im Wohnzimmer, und jeder Besuch spricht uns darauf an.',
      'Dans notre salon depuis un mois, et tous nos invités nous en parlent.',
      'It has been in the living room for a month and every visitor mentions it.',
    ],
    of: [
      'Furniture/Sofas',
      'Furniture/Armchairs',
      'Furniture/Tables/Coffee tables',
      'Furniture/Tables/Side tables',
      'Furniture/Storage/Sideboards and media units',
    ],
  },
  {
    words: [
      'Steviger dan ik voor deze prijs had verwacht.',
      'Stabiler, als ich es für diesen Preis erwartet hatte.',
      'Plus solide que ce que j’imaginais à ce prix.',
      'Sturdier than I expected at this price.',
    ],
    of: [
      'Furniture/Chairs',
      'Furniture/Tables',
      'Furniture/Storage',
      'Furniture/Beds/Bed frames',
      'Furniture/Beds/Bedside tables',
      'Furniture/Beds/Cots and toy boxes',
    ],
  },
  {
    words: [
      'In een uur in elkaar gezet, alle schroeven zaten erbij.',
      'In einer Stunde aufgebaut, alle Schrauben waren dabei.',
      'Monté en une heure, toutes les vis y étaient.',
      'Put together in an hour, and every screw was there.',
    ],
    of: [
      'Furniture/Tables/Dining tables',
      'Furniture/Tables/Desks and consoles',
      'Furniture/Storage/Sideboards and media units',
      'Furniture/Storage/Wardrobes and chests',
      'Furniture/Beds/Bed frames',
      'Furniture/Beds/Cots and toy boxes',
    ],
  },
  {
    words: [
      'De maten kloppen precies met wat er staat, dus het paste meteen.',
      'Die Maße stimmen genau, es hat auf Anhieb gepasst.',
      'Les dimensions sont exactes, tout s’est ajusté du premier coup.',
      'The measurements are exact, so it fitted straight away.',
    ],
    of: ['Furniture/Sofas', 'Furniture/Tables', 'Furniture/Storage', 'Furniture/Beds'],
  },
  {
    words: [
      'Het hout heeft een mooie tekening en ruikt nog een beetje naar olie.',
      'Das Holz hat eine schöne Maserung und duftet noch leicht nach Öl.',
      'Le bois a de belles veines et sent encore un peu l’huile.',
      'The wood has a lovely grain and still smells faintly of oil.',
    ],
    of: [
      'Furniture/Tables/Dining tables',
      'Furniture/Tables/Coffee tables',
      'Furniture/Tables/Desks and consoles',
      'Furniture/Beds/Bedside tables',
    ],
  },
  {
    words: [
      'Je zit er heerlijk op, ook na een lange avond.',
      'Man sitzt herrlich darauf, auch an langen Abenden.',
      'On y est très bien assis, même pour une longue soirée.',
      'Very comfortable, even through a long evening.',
    ],
    of: [
      'Furniture/Sofas',
      'Furniture/Armchairs/Lounge chairs',
      'Furniture/Armchairs/Wing chairs',
      'Furniture/Chairs/Dining chairs',
    ],
  },
  {
    words: [
      'Kraakt niet en wiebelt niet, ook niet met kinderen erop.',
      'Knarrt nicht und wackelt nicht, auch nicht mit Kindern darauf.',
      'Ne grince pas et ne bouge pas, même avec des enfants dessus.',
      'Does not creak or wobble, even with children on it.',
    ],
    of: ['Furniture/Chairs', 'Furniture/Beds/Bed frames'],
  },
  {
    words: [
      'Precies de goede hoogte voor vermoeide voeten.',
      'Genau die richtige Höhe für müde Füße.',
      'Juste la bonne hauteur pour des pieds fatigués.',
      'Just the right height for tired feet.',
    ],
    of: ['Furniture/Armchairs/Poufs and footstools'],
  },
]
