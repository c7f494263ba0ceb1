import { FRIENDLY_SERVICE, RECOMMENDED } from './endings/plain-endings'
import type { ReviewWords } from './saying'
import { SET_TITLES } from './titles/set-titles'

const GIVEN = ['BUNDLE-KITCHEN', 'BUNDLE-CUSHIONS', 'SET-VASES', 'SET-BATH', 'SET-TABLE']

/** Of several things that are bought together. */
export const SET_WORDS: ReviewWords = {
  titles: SET_TITLES,
  openings: [
    {
      words: [
        'Alles past bij elkaar zonder dat we er lang over hoefden na te denken.',
        'Alles passt zusammen, ohne dass wir lange überlegen mussten.',
        'Tout va ensemble, sans que nous ayons eu à réfléchir longtemps.',
        'Everything goes together without our having to think about it for long.',
      ],
    },
    {
      words: [
        'Alles kwam in één keer, dat scheelt thuisblijven.',
        'Alles kam auf einmal, das spart das Warten zu Hause.',
        'Tout est arrivé en une fois, ce qui évite d’attendre chez soi.',
        'Everything came in one go, which saves staying in for it.',
      ],
    },
    {
      words: [
        'De kleuren passen in het echt net zo mooi bij elkaar als op de foto.',
        'In echt passen die Farben so gut zusammen wie auf dem Foto.',
        'En vrai, les couleurs vont aussi bien ensemble que sur la photo.',
        'In real life the colours go together as well as in the picture.',
      ],
    },
    {
      words: [
        'Los had ik dit nooit zo bij elkaar gezocht.',
        'Einzeln hätte ich das nie so zusammengestellt.',
        'Pièce par pièce, je n’aurais jamais trouvé un tel ensemble.',
        'I would never have found all this piece by piece.',
      ],
    },
    {
      words: [
        'Fijn dat je zelf kunt bepalen wat erbij zit.',
        'Schön, dass man selbst bestimmt, was dabei ist.',
        'On décide soi-même de ce qu’on prend, c’est bien pensé.',
        'Good that you decide for yourself what is in it.',
      ],
    },
    {
      words: [
        'Aan vrienden gegeven, en het viel in de smaak.',
        'Freunden geschenkt, und es kam gut an.',
        'Offert à des amis, à qui cela a beaucoup plu.',
        'Given to friends, who liked it very much.',
      ],
      of: GIVEN,
    },
    {
      words: [
        'De baby is er nog niet, maar alles ligt klaar.',
        'Das Baby ist noch nicht da, aber alles liegt bereit.',
        'Le bébé n’est pas encore là, mais tout est prêt.',
        'The baby is not here yet, but everything is ready.',
      ],
      of: ['BUNDLE-BABY'],
    },
    {
      words: [
        'Sindsdien eten we weer elke avond aan tafel.',
        'Seitdem essen wir wieder jeden Abend am Tisch.',
        'Depuis, nous dînons de nouveau à table tous les soirs.',
        'We have eaten at the table every evening since.',
      ],
      of: ['SET-DINING-OAK', 'BUNDLE-DINING'],
    },
    {
      words: [
        'Sindsdien lees ik elke avond een uur.',
        'Seitdem lese ich jeden Abend eine Stunde.',
        'Depuis, je lis une heure tous les soirs.',
        'I have read for an hour every evening since.',
      ],
      of: ['BUNDLE-READING'],
    },
    {
      words: [
        'We slapen een stuk beter.',
        'Wir schlafen deutlich besser.',
        'Nous dormons bien mieux.',
        'We sleep a good deal better.',
      ],
      of: ['BUNDLE-BED'],
    },
  ],
  endings: {
    5: [
      {
        words: [
          'Snel geleverd en zorgvuldig ingepakt.',
          'Schnell geliefert und sorgfältig verpackt.',
          'Livraison rapide et emballage soigné.',
          'Quick delivery and carefully packed.',
        ],
      },
      {
        words: [
          'Alles was heel en compleet.',
          'Alles war heil und vollständig.',
          'Tout était intact et complet.',
          'Everything was whole and complete.',
        ],
      },
      FRIENDLY_SERVICE,
      RECOMMENDED,
    ],
    4: [
      {
        words: [
          'Iets meer keuze in kleuren zou fijn zijn.',
          'Etwas mehr Auswahl bei den Farben wäre schön.',
          'Un peu plus de choix de couleurs serait bien.',
          'A few more colours would be nice.',
        ],
      },
      {
        words: [
          'Eén deel had ik liever in een andere kleur.',
          'Ein Teil hätte ich lieber in einer anderen Farbe.',
          'J’aurais préféré l’une des pièces dans une autre couleur.',
          'I would have liked one part in another colour.',
        ],
      },
      {
        words: [
          'Het uitpakken was wel een klus.',
          'Das Auspacken war allerdings Arbeit.',
          'Le déballage a pris un moment.',
          'Unpacking it all did take a while.',
        ],
      },
    ],
    3: [
      {
        words: [
          'Eén deel vonden we iets minder mooi dan de rest.',
          'Ein Teil gefiel uns etwas weniger als der Rest.',
          'Une pièce nous a un peu moins plu que les autres.',
          'One part pleased us a little less than the rest.',
        ],
      },
      {
        words: [
          'De verpakking was beschadigd, de inhoud gelukkig niet.',
          'Die Verpackung war beschädigt, der Inhalt zum Glück nicht.',
          'L’emballage était abîmé, heureusement pas le contenu.',
          'The box was damaged, luckily not what was in it.',
        ],
      },
    ],
  },
}
