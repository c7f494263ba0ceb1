import type { Saying } from '../saying'
import { BED_LINEN } from '../shelf-groups'

const BATH = 'Textiles/Bath linen'
const KITCHEN = 'Textiles/Table and kitchen linen/Kitchen linen'
const TABLECLOTHS = 'Textiles/Table and kitchen linen/Tablecloths'

/** How reviews of household linen begin. */
export const LINEN_OPENINGS: readonly Saying[] = [
  {
    words: [
      'Heerlijk zacht, ook na drie keer wassen.',
      'Herrlich weich, auch nach drei Wäschen.',
      'D’une douceur parfaite, même après trois lavages.',
      'Wonderfully soft, even after three washes.',
    ],
    of: [BATH, ...BED_LINEN],
  },
  {
    words: [
      'Wordt in de keuken elke dag gebruikt, en dat zie je niet.',
      'In der Küche täglich im Einsatz, und man sieht es nicht.',
      'Sert tous les jours en cuisine, et cela ne se voit pas.',
      'In daily use in the kitchen, and it does not show.',
    ],
    of: [KITCHEN],
  },
  {
    words: [
      'Een vlek van rode wijn ging er in één was uit.',
      'Ein Rotweinfleck ging bei der ersten Wäsche heraus.',
      'Une tache de vin rouge est partie au premier lavage.',
      'A red wine stain came out in one wash.',
    ],
    of: [TABLECLOTHS],
  },
  {
    words: [
      'Neemt goed water op en is snel weer droog.',
      'Saugt gut und ist schnell wieder trocken.',
      'Absorbe bien et sèche vite.',
      'Absorbs well and dries quickly.',
    ],
    isPraise: true,
    of: [BATH],
  },
  {
    words: [
      'Ons kind gaat nu vanzelf op tijd naar bed.',
      'Unser Kind geht jetzt von selbst pünktlich ins Bett.',
      'Notre enfant va désormais se coucher sans qu’on le lui demande.',
      'Our child now goes to bed without being asked.',
    ],
    of: ['Textiles/Bed linen/Children’s bed linen'],
  },
  {
    words: [
      'Ik strijk het niet, en dat hoeft ook niet.',
      'Ich bügle sie nicht, und das muss man auch nicht.',
      'Je ne la repasse pas, et ce n’est pas nécessaire.',
      'I do not iron it and have no need to.',
    ],
    of: BED_LINEN,
  },
  {
    words: [
      'Na de douche het fijnste moment van de dag.',
      'Nach der Dusche der schönste Moment des Tages.',
      'Après la douche, le meilleur moment de la journée.',
      'After a shower, the best moment of the day.',
    ],
    of: [`${BATH}/Towels`],
  },
  {
    words: [
      'Mooi genoeg om in het zicht te laten hangen.',
      'Schön genug, um sichtbar hängen zu bleiben.',
      'Assez joli pour rester à la vue de tous.',
      'Nice enough to leave hanging out.',
    ],
    of: [KITCHEN],
  },
  {
    words: [
      'Op de verjaardag van mijn moeder lag het voor het eerst op tafel.',
      'Am Geburtstag meiner Mutter lag sie zum ersten Mal auf dem Tisch.',
      'Nous l’avons mise sur la table pour l’anniversaire de ma mère.',
      'It first lay on the table for my mother’s birthday.',
    ],
    of: [TABLECLOTHS],
  },
]
