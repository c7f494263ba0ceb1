import { type Rated, type Saying, sayings } from '../saying'

const TOPS = 'Kidswear/Tops and sweaters'
const TROUSERS = 'Kidswear/Trousers'
const DRESSES = 'Kidswear/Dresses and skirts'
const JACKETS = 'Kidswear/Jackets'
const DAYTIME = [TOPS, TROUSERS, DRESSES, JACKETS]
const NIGHTS = 'Kidswear/Nightwear'
const BABY = 'Kidswear/Baby clothes'
const ROMPERS = `${BABY}/Rompers`
const ACCESSORIES = 'Kidswear/Kids’ accessories'

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
      ['Kidswear'],
    ),
    ...sayings(
      [
        [
          'Wil niets anders meer aan',
          'Will nichts anderes mehr anziehen',
          'Ne veut plus le quitter',
          'Will not take it off',
        ],
        [
          'Ook voor haar zusje besteld',
          'Gleich für die Schwester mitbestellt',
          'Commandé aussi pour sa sœur',
          'Ordered one for her sister too',
        ],
        ['Zit perfect', 'Sitzt perfekt', 'Taille parfaite', 'Fits perfectly'],
        [
          'Moeder en dochter allebei blij',
          'Mutter und Tochter zufrieden',
          'La mère et la fille sont ravies',
          'Mother and daughter both happy',
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
          'Zelf uitgekozen, door haar',
          'Hat sie selbst ausgesucht',
          'Elle l’a choisi elle-même',
          'She chose it herself',
        ],
      ],
      [...DAYTIME, NIGHTS],
    ),
    ...sayings(
      [['Speeltuinproof', 'Spielplatzerprobt', 'Résiste au terrain de jeu', 'Playground-proof']],
      DAYTIME,
    ),
    ...sayings(
      [
        ['Heerlijk zacht', 'Wunderbar weich', 'Tout doux', 'Wonderfully soft'],
        ['Kriebelt nergens', 'Kratzt nirgends', 'Ne gratte nulle part', 'No itching anywhere'],
      ],
      [TOPS, NIGHTS, BABY],
    ),
    ...sayings(
      [
        [
          'Gemaakt om rond te draaien',
          'Wie gemacht zum Drehen',
          'Fait pour tourner',
          'Made for twirling',
        ],
        [
          'Voor het feest en voor de zandbak',
          'Für Fest und Sandkasten',
          'Pour la fête comme pour jouer',
          'For parties and for the sandpit',
        ],
        [
          'Ze voelt zich een prinses',
          'Sie fühlt sich wie eine Prinzessin',
          'Une vraie princesse',
          'She feels like a princess',
        ],
      ],
      [DRESSES],
    ),
    ...sayings(
      [['Laat de regen maar komen', 'Der Regen kann kommen', 'La pluie peut venir', 'Let it rain']],
      [`${JACKETS}/Raincoats`],
    ),
    ...sayings(
      [['Warm ingepakt', 'Warm eingepackt', 'Bien au chaud', 'Wrapped up warm']],
      [`${JACKETS}/Quilted jackets`, `${TOPS}/Sweaters and cardigans`],
    ),
    ...sayings(
      [
        ['Zoete dromen', 'Süße Träume', 'De beaux rêves', 'Sweet dreams'],
        [
          'Nu gaat ze graag naar bed',
          'Jetzt geht sie gern ins Bett',
          'Elle file au lit sans discuter',
          'Off to bed without a fuss',
        ],
      ],
      [NIGHTS, 'Textiles/Bed linen/Children’s bed linen'],
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
      [`${BABY}/Bibs`],
    ),
    ...sayings(
      [
        [
          'Ze zakken eindelijk niet af',
          'Rutschen endlich nicht',
          'Elles ne glissent pas, enfin',
          'They stay up at last',
        ],
      ],
      [`${ACCESSORIES}/Socks`],
    ),
    ...sayings(
      [
        [
          'Blijft op zijn hoofd',
          'Bleibt auf dem Kopf',
          'Reste bien sur la tête',
          'Stays on his head',
        ],
      ],
      [`${ACCESSORIES}/Hats`],
    ),
    ...sayings(
      [
        ['Mijn zoon is fan', 'Mein Sohn ist Fan', 'Mon fils est fan', 'My son is a fan'],
        ['Staat hem geweldig', 'Steht ihm super', 'Lui va très bien', 'Suits him so well'],
        [
          'Past bij elke broek',
          'Passt zu jeder Hose',
          'Va avec tous les pantalons',
          'Goes with any trousers',
        ],
        [
          'Combineert met alles',
          'Lässt sich mit allem tragen',
          'Se porte avec tout',
          'Works with everything',
        ],
      ],
      [TOPS],
    ),
    ...sayings(
      [
        [
          'Met ruimte om te groeien',
          'Mit Platz zum Wachsen',
          'De la place pour grandir',
          'Room to grow',
        ],
        [
          'Gemaakt om in te klimmen',
          'Zum Klettern gemacht',
          'Parfait pour grimper',
          'Made for climbing',
        ],
      ],
      [TROUSERS],
    ),
    ...sayings(
      [
        [
          'Elke schooldag aan',
          'Jeden Schultag an',
          'Porté chaque jour à l’école',
          'Worn to school every day',
        ],
      ],
      [TOPS, TROUSERS],
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
      [...DAYTIME, NIGHTS, ROMPERS],
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
      ['Kidswear'],
    ),
    ...sayings(
      [['Leuk voor school', 'Schön für die Schule', 'Bien pour l’école', 'Nice for school']],
      [TOPS, TROUSERS, DRESSES],
    ),
    ...sayings(
      [['Praktisch en mooi', 'Praktisch und hübsch', 'Pratique et joli', 'Practical and pretty']],
      [JACKETS, `${BABY}/Bibs`, ACCESSORIES, `${TROUSERS}/Dungarees`],
    ),
    ...sayings(
      [['Leuk om te geven', 'Nettes Geschenk', 'Un gentil cadeau', 'A nice present']],
      [BABY, ACCESSORIES],
    ),
  ],
  3: [
    ...sayings(
      [['Lief, maar dun', 'Hübsch, aber dünn', 'Joli, mais fin', 'Pretty but thin']],
      [`${TOPS}/T-shirts`, DRESSES, `${TROUSERS}/Shorts`, NIGHTS],
    ),
    ...sayings(
      [
        [
          'Prijzig voor één seizoen',
          'Teuer für eine Saison',
          'Cher pour une seule saison',
          'Pricey for one season',
        ],
      ],
      ['Kidswear'],
    ),
    ...sayings(
      [
        [
          'Mijn kind vindt het leuker dan ik',
          'Gefällt dem Kind mehr als mir',
          'Plaît plus à mon enfant qu’à moi',
          'My child likes it more than I do',
        ],
      ],
      ['Kidswear'],
    ),
  ],
}
