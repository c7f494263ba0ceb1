import type { Saying } from '../saying'

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
  {
    words: [
      'Twee op de bank en de kamer was anders.',
      'Zwei davon aufs Sofa, und das Zimmer war ein anderes.',
      'Deux sur le canapé, et le salon a changé.',
      'Two on the sofa and the room was different.',
    ],
    of: [
      'Textiles/Cushions/Plain cushions',
      'Textiles/Cushions/Patterned cushions',
      'Textiles/Cushions/Velvet cushions',
    ],
  },
  {
    words: [
      'De rits zit zo dat je hem niet ziet.',
      'Der Reißverschluss sitzt so, dass man ihn nicht sieht.',
      'La fermeture est si bien cachée qu’on ne la voit pas.',
      'The zip is hidden so well that you cannot see it.',
    ],
    of: [
      'Textiles/Cushions/Plain cushions',
      'Textiles/Cushions/Patterned cushions',
      'Textiles/Cushions/Velvet cushions',
    ],
  },
  {
    words: [
      'Geeft precies de steun die ik in mijn rug wilde.',
      'Gibt im Rücken genau den Halt, den ich wollte.',
      'Soutient le dos exactement comme je le voulais.',
      'Gives my back exactly the support I wanted.',
    ],
    of: [
      'Textiles/Cushions/Plain cushions',
      'Textiles/Cushions/Patterned cushions',
      'Textiles/Cushions/Velvet cushions',
    ],
  },
  {
    words: [
      'Het fluweel glanst mooi als het licht erop valt.',
      'Der Samt schimmert schön, wenn Licht darauf fällt.',
      'Le velours joue bien avec la lumière.',
      'The velvet catches the light beautifully.',
    ],
    of: ['Textiles/Cushions/Velvet cushions'],
  },
  {
    words: [
      'Het patroon is mooier dan ik durfde hopen.',
      'Das Muster ist schöner, als ich zu hoffen wagte.',
      'Le motif est plus beau que je n’osais l’espérer.',
      'The pattern is lovelier than I dared hope.',
    ],
    isPraise: true,
    of: [
      'Textiles/Cushions/Patterned cushions',
      'Textiles/Rugs/Patterned rugs',
      'Textiles/Curtains/Patterned curtains',
      'Textiles/Bed linen/Patterned bed linen',
      'Textiles/Throws/Patterned throws',
      'Wallpaper',
    ],
  },
  {
    words: [
      'Heerlijk om op blote voeten op te staan.',
      'Barfuß ein Genuss.',
      'Un bonheur pieds nus.',
      'A joy to stand on barefoot.',
    ],
    of: [
      'Textiles/Rugs/Plain rugs',
      'Textiles/Rugs/Patterned rugs',
      'Textiles/Rugs/Nursery rugs',
      'Textiles/Bath linen/Bath mats',
    ],
  },
  {
    words: [
      'De kamer galmt niet meer.',
      'Im Zimmer hallt es nicht mehr.',
      'La pièce ne résonne plus.',
      'The room has stopped echoing.',
    ],
    of: ['Textiles/Rugs'],
  },
  {
    words: [
      'Hier worden nu alle torens gebouwd.',
      'Hier werden jetzt alle Türme gebaut.',
      'C’est là que se construisent désormais toutes les tours.',
      'All the towers are built on it now.',
    ],
    of: ['Textiles/Rugs/Nursery rugs'],
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
      'Het ochtendlicht komt er zacht doorheen.',
      'Das Morgenlicht kommt weich hindurch.',
      'La lumière du matin passe tout en douceur.',
      'The morning light comes through softly.',
    ],
    of: ['Textiles/Curtains'],
  },
  {
    words: [
      'Over de stoel, over de bank, om mijn schouders.',
      'Über dem Sessel, über dem Sofa, um meine Schultern.',
      'Sur le fauteuil, sur le canapé, sur mes épaules.',
      'Over the chair, over the sofa, round my shoulders.',
    ],
    of: ['Textiles/Throws'],
  },
  {
    words: [
      'Na de douche het fijnste moment van de dag.',
      'Nach der Dusche der schönste Moment des Tages.',
      'Après la douche, le meilleur moment de la journée.',
      'After a shower, the best moment of the day.',
    ],
    of: ['Textiles/Bath linen/Towels'],
  },
  {
    words: [
      'Mooi genoeg om in het zicht te laten hangen.',
      'Schön genug, um sichtbar hängen zu bleiben.',
      'Assez joli pour rester à la vue de tous.',
      'Nice enough to leave hanging out.',
    ],
    of: ['Textiles/Table and kitchen linen/Kitchen linen'],
  },
  {
    words: [
      'Op de verjaardag van mijn moeder lag het voor het eerst op tafel.',
      'Am Geburtstag meiner Mutter lag sie zum ersten Mal auf dem Tisch.',
      'Nous l’avons mise sur la table pour l’anniversaire de ma mère.',
      'It first lay on the table for my mother’s birthday.',
    ],
    of: ['Textiles/Table and kitchen linen/Tablecloths'],
  },
]
