import { FRIENDLY_SERVICE, RECOMMENDED } from './endings/plain-endings'
import type { ReviewWords } from './saying'
import { PLAIN_TITLES } from './titles/plain-titles'

/** Of what comes by e-mail and is given away. */
export const GIFT_CARD_WORDS: ReviewWords = {
  titles: PLAIN_TITLES,
  openings: [
    {
      words: [
        'Aan mijn zus gegeven voor haar verjaardag, en ze was er blij mee.',
        'Meiner Schwester zum Geburtstag geschenkt, sie hat sich sehr gefreut.',
        'Offerte à ma sœur pour son anniversaire : elle était ravie.',
        'Gave it to my sister for her birthday, and she was delighted.',
      ],
    },
    {
      words: [
        'Op zondagavond besteld en nog op tijd voor het feest.',
        'Am Sonntagabend bestellt und noch rechtzeitig zum Fest da.',
        'Commandée un dimanche soir, et à temps pour la fête.',
        'Ordered on a Sunday evening and still in time for the party.',
      ],
    },
    {
      words: [
        'Met een paar woorden van onszelf erbij was het toch persoonlijk.',
        'Mit ein paar eigenen Worten wurde es trotzdem persönlich.',
        'Avec quelques mots de notre part, le cadeau était tout de même personnel.',
        'With a few words of our own it was personal after all.',
      ],
    },
    {
      words: [
        'Handig als je niet weet wat iemand mooi vindt.',
        'Praktisch, wenn man nicht weiß, was jemandem gefällt.',
        'Pratique quand on ne connaît pas les goûts de l’autre.',
        'Handy when you do not know what somebody likes.',
      ],
    },
    {
      words: [
        'Voor vrienden die net ouders zijn: nu kiezen ze zelf.',
        'Für Freunde, die gerade Eltern geworden sind: Jetzt suchen sie selbst aus.',
        'Pour des amis tout juste parents : ils choisiront eux-mêmes.',
        'For friends who have just become parents: now they can choose for themselves.',
      ],
    },
    {
      words: [
        'Samen met collega’s gegeven, en het bedrag konden we zelf kiezen.',
        'Gemeinsam mit Kollegen verschenkt, den Betrag konnten wir selbst wählen.',
        'Offerte avec des collègues, du montant que nous avons choisi.',
        'Given together with colleagues, and we could choose the amount ourselves.',
      ],
    },
  ],
  endings: {
    5: [
      {
        words: [
          'Ik geef hem zeker nog eens.',
          'Die verschenke ich bestimmt wieder.',
          'J’en offrirai certainement d’autres.',
          'I shall certainly give one again.',
        ],
      },
      FRIENDLY_SERVICE,
      {
        words: [
          'Betalen en versturen ging in een paar klikken.',
          'Bezahlen und Verschicken ging mit wenigen Klicks.',
          'Payée et envoyée en quelques clics.',
          'Paid for and sent in a few clicks.',
        ],
      },
      RECOMMENDED,
    ],
    4: [
      {
        words: [
          'Iets meer keuze in kaarten zou leuk zijn.',
          'Etwas mehr Auswahl bei den Karten wäre schön.',
          'Un peu plus de choix de cartes serait bien.',
          'A few more cards to choose from would be nice.',
        ],
      },
      {
        words: [
          'Van papier had ik hem nog mooier gevonden.',
          'Aus Papier hätte ich sie noch schöner gefunden.',
          'En papier, je l’aurais trouvée encore plus belle.',
          'On paper I would have liked it even better.',
        ],
      },
      {
        words: [
          'Eén ster minder omdat de mail eerst bij de spam zat.',
          'Ein Stern weniger, weil die Mail zuerst im Spam lag.',
          'Une étoile en moins, car l’e-mail était d’abord dans les indésirables.',
          'One star off because the e-mail went to spam first.',
        ],
      },
    ],
    3: [
      {
        words: [
          'Het duurde wel even voordat de mail gevonden was.',
          'Es dauerte allerdings, bis die Mail gefunden war.',
          'Il a tout de même fallu un moment pour retrouver l’e-mail.',
          'It did take a while to find the e-mail.',
        ],
      },
      {
        words: [
          'Iets om uit te pakken is toch leuker.',
          'Etwas zum Auspacken ist doch schöner.',
          'Un paquet à ouvrir, c’est quand même mieux.',
          'Something to unwrap is nicer, though.',
        ],
      },
    ],
  },
}
