import type { Saying } from './saying'

const BED_LINEN = [
  'Textiles/Bed linen/Plain bed linen',
  'Textiles/Bed linen/Patterned bed linen',
  'Textiles/Bed linen/Children’s bed linen',
]
const NURSERY = [
  'Textiles/Rugs/Nursery rugs',
  'Textiles/Cushions/Children’s cushions',
  'Textiles/Bed linen/Children’s bed linen',
  'Home decor/Wall decor/Prints for the nursery',
  'Furniture/Beds/Cots and toy boxes',
  'Wallpaper/Nursery wallpaper',
]

export const TEXTILE_OPENINGS: readonly Saying[] = [
  {
    words: [
      'Heerlijk zacht, ook na drie keer wassen.',
      'Herrlich weich, auch nach drei Wäschen.',
      'D’une douceur parfaite, même après trois lavages.',
      'Wonderfully soft, even after three washes.',
    ],
    of: ['Textiles/Bath linen', ...BED_LINEN],
  },
  {
    words: [
      'De stof valt mooi en kreukt minder dan ik dacht.',
      'Der Stoff fällt schön und knittert weniger, als ich dachte.',
      'Le tissu tombe bien et se froisse moins que prévu.',
      'The fabric hangs well and creases less than I thought.',
    ],
    of: ['Textiles/Curtains', 'Textiles/Table and kitchen linen/Tablecloths'],
  },
  {
    words: [
      'Maakt onze slaapkamer in één klap rustiger.',
      'Hat unser Schlafzimmer auf einen Schlag ruhiger gemacht.',
      'Notre chambre est tout de suite plus apaisée.',
      'It made our bedroom calmer at once.',
    ],
    of: ['Textiles/Bed linen/Plain bed linen', 'Textiles/Curtains/Plain curtains'],
  },
  {
    words: [
      'Dikke kwaliteit, geen losse draadjes.',
      'Dichte Qualität, keine losen Fäden.',
      'Belle épaisseur, pas un fil qui dépasse.',
      'Good and dense, not a loose thread.',
    ],
    of: ['Textiles/Rugs', 'Textiles/Throws', 'Textiles/Bath linen'],
  },
  {
    words: [
      'Ligt hier op de bank en de kat is er niet meer af te krijgen.',
      'Liegt auf dem Sofa, und die Katze geht nicht mehr herunter.',
      'Posé sur le canapé, et le chat ne le quitte plus.',
      'It lives on the sofa and the cat will not leave it.',
    ],
    of: [
      'Textiles/Throws',
      'Textiles/Cushions/Plain cushions',
      'Textiles/Cushions/Patterned cushions',
      'Textiles/Cushions/Velvet cushions',
    ],
  },
  {
    words: [
      'De maat klopt en de afwerking is netjes.',
      'Die Größe stimmt, die Verarbeitung ist sauber.',
      'La taille est bonne et les finitions sont nettes.',
      'True to size and neatly finished.',
    ],
    of: ['Textiles'],
  },
  {
    words: [
      'Blijft goed liggen, ook met kinderen en een stofzuiger.',
      'Bleibt gut liegen, auch mit Kindern und Staubsauger.',
      'Reste bien en place, malgré les enfants et l’aspirateur.',
      'Stays put, even with children and a hoover.',
    ],
    of: ['Textiles/Rugs'],
  },
  {
    words: [
      'Trekt de zithoek eindelijk bij elkaar.',
      'Bringt die Sitzecke endlich zusammen.',
      'Le coin salon a enfin trouvé son unité.',
      'It pulls the seating together at last.',
    ],
    of: ['Textiles/Rugs/Plain rugs', 'Textiles/Rugs/Patterned rugs', 'Textiles/Rugs/Round rugs'],
  },
  {
    words: [
      'Wordt in de keuken elke dag gebruikt, en dat zie je niet.',
      'In der Küche täglich im Einsatz, und man sieht es nicht.',
      'Sert tous les jours en cuisine, et cela ne se voit pas.',
      'In daily use in the kitchen, and it does not show.',
    ],
    of: ['Textiles/Table and kitchen linen/Kitchen linen'],
  },
  {
    words: [
      'Een vlek van rode wijn ging er in één was uit.',
      'Ein Rotweinfleck ging bei der ersten Wäsche heraus.',
      'Une tache de vin rouge est partie au premier lavage.',
      'A red wine stain came out in one wash.',
    ],
    of: ['Textiles/Table and kitchen linen/Tablecloths'],
  },
  {
    words: [
      'Neemt goed water op en is snel weer droog.',
      'Saugt gut und ist schnell wieder trocken.',
      'Absorbe bien et sèche vite.',
      'Absorbs well and dries quickly.',
    ],
    of: ['Textiles/Bath linen'],
  },
  {
    words: [
      'We slapen een stuk beter.',
      'Wir schlafen deutlich besser.',
      'Nous dormons bien mieux.',
      'We sleep a good deal better.',
    ],
    of: ['Textiles/Bed linen/Duvets and pillows', 'SLEEP-DIEP', 'SLEEP-VEER'],
  },
  {
    words: [
      'Onze dochter gaat nu vanzelf op tijd naar bed.',
      'Unsere Tochter geht jetzt von selbst pünktlich ins Bett.',
      'Notre fille va désormais se coucher toute seule.',
      'Our daughter now goes to bed of her own accord.',
    ],
    of: ['Textiles/Bed linen/Children’s bed linen'],
  },
  {
    words: [
      'De kinderkamer is meteen een stuk gezelliger.',
      'Das Kinderzimmer ist gleich viel gemütlicher.',
      'La chambre d’enfant est tout de suite plus gaie.',
      'The nursery is cosier at once.',
    ],
    of: NURSERY,
  },
]
