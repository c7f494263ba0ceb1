import { FRIENDLY_SERVICE, RECOMMENDED } from './endings/plain-endings'
import type { ReviewWords } from './saying'
import { PLAIN_TITLES } from './titles/plain-titles'

const ADVICE = ['ADVICE-ONLINE', 'ADVICE-HOME', 'COLOUR-PLAN']
const HANDIWORK = ['HANG-WALLPAPER', 'ASSEMBLY']

/** Of stylists, and of who comes with tools. */
export const SERVICE_WORDS: ReviewWords = {
  titles: PLAIN_TITLES,
  openings: [
    {
      words: [
        'Had ik veel eerder moeten doen.',
        'Das hätte ich viel früher machen sollen.',
        'J’aurais dû le faire bien plus tôt.',
        'I should have done this much sooner.',
      ],
    },
    {
      words: [
        'Eindelijk weten we welke kleuren bij elkaar passen.',
        'Endlich wissen wir, welche Farben zusammenpassen.',
        'Nous savons enfin quelles couleurs vont ensemble.',
        'At last we know which colours go together.',
      ],
      of: ADVICE,
    },
    {
      words: [
        'Ze begrepen meteen wat we zochten.',
        'Man hat sofort verstanden, was wir suchen.',
        'On a tout de suite compris ce que nous cherchions.',
        'They understood at once what we were after.',
      ],
      of: ADVICE,
    },
    {
      words: [
        'Concrete ideeën, waar we dezelfde week mee zijn begonnen.',
        'Konkrete Ideen, mit denen wir noch in derselben Woche angefangen haben.',
        'Des idées concrètes, mises en œuvre la semaine même.',
        'Concrete ideas that we started on the same week.',
      ],
      of: ADVICE,
    },
    {
      words: [
        'Thuis werden we het nooit eens, nu wel.',
        'Zu Hause wurden wir uns nie einig, jetzt schon.',
        'À la maison, nous n’étions jamais d’accord, et maintenant si.',
        'We could never agree at home, and now we do.',
      ],
      of: ADVICE,
    },
    {
      words: [
        'Er is echt gekeken naar wat we al hadden.',
        'Was wir schon hatten, wurde wirklich mit einbezogen.',
        'On a vraiment tenu compte de ce que nous avions déjà.',
        'What we already had was really taken into account.',
      ],
      of: ADVICE,
    },
    {
      words: [
        'Op de afgesproken tijd voor de deur.',
        'Pünktlich zur vereinbarten Zeit vor der Tür.',
        'À l’heure dite devant la porte.',
        'At the door at the time we had agreed.',
      ],
      of: HANDIWORK,
    },
    {
      words: [
        'Alles netjes achtergelaten, alsof er niemand was geweest.',
        'Alles sauber hinterlassen, als wäre niemand da gewesen.',
        'Tout a été laissé propre, comme si personne n’était passé.',
        'Everything was left tidy, as if nobody had been.',
      ],
      of: HANDIWORK,
    },
    {
      words: [
        'In een ochtend klaar; zelf was ik een weekend bezig geweest.',
        'An einem Vormittag fertig; allein hätte ich ein Wochenende gebraucht.',
        'Terminé en une matinée ; moi, j’y aurais passé le week-end.',
        'Done in a morning; it would have taken me a weekend.',
      ],
      of: HANDIWORK,
    },
    {
      words: [
        'We hoefden alleen koffie te zetten.',
        'Wir mussten nur Kaffee kochen.',
        'Nous n’avons eu qu’à préparer le café.',
        'All we had to do was make coffee.',
      ],
      of: HANDIWORK,
    },
    {
      words: [
        'De banen sluiten zo aan dat je de naden niet ziet.',
        'Die Bahnen sitzen so gut, dass man keine Naht sieht.',
        'Les lés se rejoignent si bien qu’on ne voit aucun raccord.',
        'The strips meet so well that you cannot see a seam.',
      ],
      of: ['HANG-WALLPAPER'],
    },
    {
      words: [
        'Drie meubels in één bezoek, en alle dozen weer mee.',
        'Drei Möbel bei einem Besuch, und alle Kartons gleich wieder mit.',
        'Trois meubles en une visite, et plus un seul carton.',
        'Three pieces in one visit, and all the boxes gone.',
      ],
      of: ['ASSEMBLY'],
    },
  ],
  endings: {
    5: [
      {
        words: [
          'Elke euro waard.',
          'Jeden Euro wert.',
          'Cela vaut chaque euro.',
          'Worth every euro.',
        ],
      },
      FRIENDLY_SERVICE,
      {
        words: [
          'De volgende keer vragen we het weer.',
          'Beim nächsten Mal fragen wir wieder an.',
          'La prochaine fois, nous ferons de même.',
          'Next time we shall ask again.',
        ],
      },
      RECOMMENDED,
    ],
    4: [
      {
        words: [
          'Eén ster minder omdat we er twee weken op moesten wachten.',
          'Ein Stern weniger, weil wir zwei Wochen warten mussten.',
          'Une étoile en moins pour les deux semaines d’attente.',
          'One star off for the two weeks we had to wait.',
        ],
      },
      {
        words: [
          'Een mail vooraf over hoe het gaat had geholpen.',
          'Eine Mail vorab zum Ablauf hätte geholfen.',
          'Un e-mail au préalable sur le déroulement aurait aidé.',
          'An e-mail beforehand about what to expect would have helped.',
        ],
      },
      {
        words: [
          'Niet goedkoop, maar het resultaat mag er zijn.',
          'Nicht billig, aber das Ergebnis kann sich sehen lassen.',
          'Ce n’est pas donné, mais le résultat est là.',
          'Not cheap, but the result speaks for itself.',
        ],
      },
    ],
    3: [
      {
        words: [
          'Het kon alleen pas later dan we hadden gehoopt.',
          'Nur ging es erst später, als wir gehofft hatten.',
          'Il a seulement fallu attendre plus que nous ne l’espérions.',
          'Only it could not be as soon as we had hoped.',
        ],
      },
      {
        words: [
          'Voor deze prijs had ik toch iets meer verwacht.',
          'Für den Preis hatte ich doch etwas mehr erwartet.',
          'À ce prix, j’attendais tout de même un peu plus.',
          'At this price I had expected a little more, though.',
        ],
      },
    ],
  },
}
