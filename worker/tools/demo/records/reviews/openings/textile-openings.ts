import type { Saying } from '../saying'
import { FOR_THE_SOFA, SOFT_RUGS } from '../shelf-groups'

const CURTAINS = 'Textiles/Curtains'
const RUGS = 'Textiles/Rugs'
const THROWS = 'Textiles/Throws'

/** How reviews of textiles begin. */
export const TEXTILE_OPENINGS: readonly Saying[] = [
  {
    words: [
      'De stof valt mooi en kreukt minder dan ik dacht.',
      'Der Stoff fällt schön und knittert weniger, als ich dachte.',
      'Le tissu tombe bien et se froisse moins que prévu.',
      'The fabric hangs well and creases less than I thought.',
    ],
    of: [CURTAINS, 'Textiles/Table and kitchen linen/Tablecloths'],
  },
  {
    words: [
      'Maakt onze slaapkamer in één klap rustiger.',
      'Hat unser Schlafzimmer auf einen Schlag ruhiger gemacht.',
      'Notre chambre est tout de suite plus apaisée.',
      'It made our bedroom calmer at once.',
    ],
    of: ['Textiles/Bed linen/Plain bed linen', `${CURTAINS}/Plain curtains`],
  },
  {
    words: [
      'Dikke kwaliteit, geen losse draadjes.',
      'Dichte Qualität, keine losen Fäden.',
      'Belle épaisseur, pas un fil qui dépasse.',
      'Good and dense, not a loose thread.',
    ],
    of: [RUGS, THROWS, 'Textiles/Bath linen'],
  },
  {
    words: [
      'Ligt hier op de bank en de kat is er niet meer af te krijgen.',
      'Liegt auf dem Sofa, und die Katze geht nicht mehr herunter.',
      'Posé sur le canapé, et le chat ne le quitte plus.',
      'It lives on the sofa and the cat will not leave it.',
    ],
    of: [THROWS, ...FOR_THE_SOFA],
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
    of: [RUGS],
  },
  {
    words: [
      'Trekt de zithoek eindelijk bij elkaar.',
      'Bringt die Sitzecke endlich zusammen.',
      'Le coin salon a enfin trouvé son unité.',
      'It pulls the seating together at last.',
    ],
    of: [`${RUGS}/Plain rugs`, `${RUGS}/Patterned rugs`, `${RUGS}/Round rugs`],
  },
  {
    words: [
      'Twee op de bank en de kamer was anders.',
      'Zwei davon aufs Sofa, und das Zimmer war ein anderes.',
      'Deux sur le canapé, et le salon a changé.',
      'Two on the sofa and the room was different.',
    ],
    of: FOR_THE_SOFA,
  },
  {
    words: [
      'De rits zit zo dat je hem niet ziet.',
      'Der Reißverschluss sitzt so, dass man ihn nicht sieht.',
      'La fermeture est si bien cachée qu’on ne la voit pas.',
      'The zip is hidden so well that you cannot see it.',
    ],
    of: FOR_THE_SOFA,
  },
  {
    words: [
      'Geeft precies de steun die ik in mijn rug wilde.',
      'Gibt im Rücken genau den Halt, den ich wollte.',
      'Soutient le dos exactement comme je le voulais.',
      'Gives my back exactly the support I wanted.',
    ],
    of: FOR_THE_SOFA,
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
      'Heerlijk om op blote voeten op te staan.',
      'Barfuß ein Genuss.',
      'Un bonheur pieds nus.',
      'A joy to stand on barefoot.',
    ],
    of: ['Textiles/Bath linen/Bath mats', ...SOFT_RUGS],
  },
  {
    words: [
      'De kamer galmt niet meer.',
      'Im Zimmer hallt es nicht mehr.',
      'La pièce ne résonne plus.',
      'The room has stopped echoing.',
    ],
    of: [RUGS],
  },
  {
    words: [
      'Hier worden nu alle torens gebouwd.',
      'Hier werden jetzt alle Türme gebaut.',
      'C’est là que se construisent désormais toutes les tours.',
      'All the towers are built on it now.',
    ],
    of: [`${RUGS}/Nursery rugs`],
  },
  {
    words: [
      'Het ochtendlicht komt er zacht doorheen.',
      'Das Morgenlicht kommt weich hindurch.',
      'La lumière du matin passe tout en douceur.',
      'The morning light comes through softly.',
    ],
    of: [CURTAINS],
  },
  {
    words: [
      'Over de stoel, over de bank, om mijn schouders.',
      'Über dem Sessel, über dem Sofa, um meine Schultern.',
      'Sur le fauteuil, sur le canapé, sur mes épaules.',
      'Over the chair, over the sofa, round my shoulders.',
    ],
    of: [THROWS],
  },
]
