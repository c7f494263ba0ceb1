import { FRIENDLY_SERVICE, RECOMMENDED } from './endings/plain-endings'
import type { ReviewWords } from './saying'
import { PLAIN_TITLES } from './titles/plain-titles'

/** Of what is printed and sewn. */
export const PATTERN_WORDS: ReviewWords = {
  titles: PLAIN_TITLES,
  openings: [
    {
      words: [
        'Uitgeprint, uitgeknipt en dezelfde middag nog genaaid.',
        'Ausgedruckt, ausgeschnitten und am selben Nachmittag genäht.',
        'Imprimé, découpé et cousu dans l’après-midi.',
        'Printed, cut out and sewn the same afternoon.',
      ],
    },
    {
      words: [
        'De uitleg is helder, ook als je niet vaak naait.',
        'Die Anleitung ist verständlich, auch wenn man selten näht.',
        'Les explications sont claires, même quand on coud peu.',
        'The instructions are clear, even if you seldom sew.',
      ],
    },
    {
      words: [
        'Het vierkant van 5 cm klopte meteen, en de maten dus ook.',
        'Das Quadrat von 5 cm stimmte sofort, und die Maße damit auch.',
        'Le carré de 5 cm tombait juste, et les mesures aussi.',
        'The 5 cm square came out right at once, and so did the measurements.',
      ],
    },
    {
      words: [
        'Mijn eerste naaiwerk, en het is gelukt.',
        'Mein erstes Nähprojekt, und es ist gelungen.',
        'Mon premier ouvrage, et il est réussi.',
        'My first go at sewing, and it worked.',
      ],
    },
    {
      words: [
        'Al drie keer gemaakt, telkens in een andere stof.',
        'Schon dreimal genäht, jedes Mal aus einem anderen Stoff.',
        'Déjà cousu trois fois, chaque fois dans un autre tissu.',
        'Made it three times, each time in another fabric.',
      ],
    },
  ],
  endings: {
    5: [
      {
        words: [
          'Het bestand was er meteen na het betalen.',
          'Die Datei war gleich nach dem Bezahlen da.',
          'Le fichier était là aussitôt le paiement fait.',
          'The file was there as soon as I had paid.',
        ],
      },
      FRIENDLY_SERVICE,
      {
        words: [
          'De volgende keer neem ik er nog een patroon bij.',
          'Beim nächsten Mal nehme ich noch einen Schnitt dazu.',
          'La prochaine fois, j’en prendrai un deuxième.',
          'Next time I shall get another pattern too.',
        ],
      },
      RECOMMENDED,
    ],
    4: [
      {
        words: [
          'Een foto bij elke stap had geholpen.',
          'Ein Foto zu jedem Schritt hätte geholfen.',
          'Une photo à chaque étape aurait aidé.',
          'A picture for every step would have helped.',
        ],
      },
      {
        words: [
          'De letters hadden van mij wat groter gemogen.',
          'Die Schrift hätte für mich etwas größer sein dürfen.',
          'Le texte aurait pu être un peu plus grand.',
          'The print could have been a little larger.',
        ],
      },
      {
        words: [
          'Iets meer over de keuze van de stof zou fijn zijn.',
          'Etwas mehr zur Wahl des Stoffs wäre schön.',
          'Quelques conseils de plus pour choisir le tissu seraient bien.',
          'A little more on choosing the fabric would be nice.',
        ],
      },
    ],
    3: [
      {
        words: [
          'Gedrukt thuisgestuurd had ik het liever gehad.',
          'Gedruckt nach Hause wäre mir lieber gewesen.',
          'J’aurais préféré le recevoir imprimé.',
          'I would rather have had it printed and posted.',
        ],
      },
      {
        words: [
          'Voor deze prijs had ik op een tweede model gehoopt.',
          'Für den Preis hatte ich auf ein zweites Modell gehofft.',
          'À ce prix, j’espérais un deuxième modèle.',
          'At this price I had hoped for a second design.',
        ],
      },
    ],
  },
}
