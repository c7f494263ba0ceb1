import { type Rated, type Saying, sayings } from '../saying'
import { DAYTIME, WORN_OUT_OF } from '../shelf-groups'

const ALL_KIDSWEAR = 'Kidswear'
const BABY = 'Kidswear/Baby clothes'
const BIBS = 'Kidswear/Baby clothes/Bibs'
const ACCESSORIES = 'Kidswear/Kids’ accessories'
const NIGHTS = 'Kidswear/Nightwear'

/** Over reviews of children’s clothes. */
export const KIDSWEAR_TITLES: Rated<Saying> = {
  5: [
    ...sayings(
      [
        ['Zo lief', 'Zuckersüß', 'Trop mignon', 'Too cute'],
        [
          'Ook mooi als doorgeefstuk',
          'Auch zum Weitergeben schön',
          'À transmettre aux petits frères et sœurs',
          'Will be handed down',
        ],
      ],
      [ALL_KIDSWEAR],
    ),
    ...sayings(
      [
        ['Meteen aangetrokken', 'Sofort angezogen', 'Enfilé aussitôt', 'Put on at once'],
        [
          'Er meteen twee besteld',
          'Gleich zwei bestellt',
          'J’en ai pris deux',
          'Ordered two at once',
        ],
        ['Zit perfect', 'Sitzt perfekt', 'Taille parfaite', 'Fits perfectly'],
        [
          'Ouder en kind allebei blij',
          'Groß und Klein zufrieden',
          'Petits et grands sont ravis',
          'Parent and child both happy',
        ],
        ['Stevig spul', 'Robust und schön', 'Du solide', 'Sturdy stuff'],
        ['Zit als gegoten', 'Sitzt wie angegossen', 'Lui va comme un gant', 'Fits like a glove'],
        [
          'Voor elke dag en voor zondag',
          'Für alle Tage und für sonntags',
          'Pour tous les jours et le dimanche',
          'For every day and for Sundays',
        ],
        [
          'Favoriet in de kast',
          'Liebling im Kleiderschrank',
          'Le chouchou de l’armoire',
          'Favourite in the wardrobe',
        ],
        [
          'Op elke foto aan',
          'Auf jedem Foto zu sehen',
          'Sur toutes les photos',
          'In every photo now',
        ],
      ],
      [NIGHTS, ...DAYTIME],
    ),
    ...sayings(
      [
        ['Heerlijk zacht', 'Wunderbar weich', 'Tout doux', 'Wonderfully soft'],
        ['Kriebelt nergens', 'Kratzt nirgends', 'Ne gratte nulle part', 'No itching anywhere'],
      ],
      [`${ALL_KIDSWEAR}/Tops and sweaters`, NIGHTS, BABY],
    ),
    ...sayings(
      [['Vrolijke print', 'Fröhliches Muster', 'Un imprimé plein de gaieté', 'A cheerful print']],
      [`${NIGHTS}/Printed pyjamas`],
    ),
    ...sayings(
      [
        [
          'Mooi kraamcadeau',
          'Schönes Geschenk zur Geburt',
          'Un joli cadeau de naissance',
          'A lovely present for a new baby',
        ],
      ],
      [BABY],
    ),
    ...sayings(
      [
        [
          'Geen vlek meer op de trui',
          'Kein Fleck mehr auf dem Pulli',
          'Plus une tache sur le pull',
          'Not a stain on the jumper',
        ],
      ],
      [BIBS],
    ),
    ...sayings(
      [
        [
          'Ze zakken eindelijk niet meer af',
          'Rutschen endlich nicht mehr',
          'Elles ne glissent plus, enfin',
          'They stay up at last',
        ],
      ],
      [`${ACCESSORIES}/Socks`],
    ),
    ...sayings(
      [
        [
          'Blijft goed op het hoofd',
          'Bleibt auf dem Kopf',
          'Reste bien sur la tête',
          'Stays on the head',
        ],
      ],
      [`${ACCESSORIES}/Hats`],
    ),
  ],
  4: [
    ...sayings(
      [
        ['Zit lekker', 'Sitzt bequem', 'Confortable', 'Comfortable to wear'],
        ['Goede pasvorm', 'Gute Passform', 'Bonne coupe', 'A good fit'],
        [
          'Lief, maar zo weer te klein',
          'Süß, nur bald zu klein',
          'Mignon, mais vite trop petit',
          'Sweet, but soon outgrown',
        ],
      ],
      WORN_OUT_OF,
    ),
    ...sayings(
      [
        ['Stevige naden', 'Feste Nähte', 'Des coutures solides', 'Strong seams'],
        ['Lief gemaakt', 'Liebevoll gemacht', 'Fait avec soin', 'Made with love'],
        [
          'Onze kleine is er blij mee',
          'Unser Kind freut sich',
          'Notre petit bout est content',
          'Our little one likes it',
        ],
      ],
      [ALL_KIDSWEAR],
    ),
    ...sayings(
      [['Praktisch en mooi', 'Praktisch und hübsch', 'Pratique et joli', 'Practical and pretty']],
      [`${ALL_KIDSWEAR}/Jackets`, BIBS, ACCESSORIES, `${ALL_KIDSWEAR}/Trousers/Dungarees`],
    ),
    ...sayings(
      [['Leuk om te geven', 'Nettes Geschenk', 'Un gentil cadeau', 'A nice present']],
      [BABY, ACCESSORIES],
    ),
  ],
  3: [
    ...sayings(
      [['Lief, maar dun', 'Hübsch, aber dünn', 'Joli, mais fin', 'Pretty but thin']],
      [
        `${ALL_KIDSWEAR}/Tops and sweaters/T-shirts`,
        `${ALL_KIDSWEAR}/Dresses and skirts`,
        `${ALL_KIDSWEAR}/Trousers/Shorts`,
        NIGHTS,
      ],
    ),
    ...sayings(
      [
        [
          'Prijzig voor één seizoen',
          'Teuer für eine Saison',
          'Cher pour une seule saison',
          'Pricey for one season',
        ],
        [
          'Leuk, maar niet bijzonder',
          'Nett, aber nichts Besonderes',
          'Mignon, sans plus',
          'Nice, nothing special',
        ],
      ],
      [ALL_KIDSWEAR],
    ),
  ],
}
