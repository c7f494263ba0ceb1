// Questions that lead to a list of what fits. An answer is a filter of that list, so that what it
// leads to can be shared, widened and left again.
import type { FourWords } from '../words/four-words'
import { asset, block, type DemoBlock, linkTo } from './story-blocks'
import type { Teller } from './teller'

interface Answer {
  label: FourWords
  /** Value of the filter; left out, the answer leaves everything open. */
  value?: string
  /** Model and colour of the picture. */
  picture?: readonly [model: string, colour?: string]
}

interface Guide {
  slug: string
  title: FourWords
  text: FourWords
  /** The shelf it leads to. */
  shelf: string
  button: FourWords
  /** Sku of the advice that can be had instead. */
  advice?: string
  questions: readonly { filter: string; text: FourWords; answers: readonly Answer[] }[]
}

const OPEN: Answer = {
  label: ['Maakt niet uit', 'Ist mir gleich', 'Peu importe', 'I do not mind'],
}

export const GUIDES: readonly Guide[] = [
  {
    slug: 'sofa-guide',
    title: [
      'Welke bank past bij jou?',
      'Welches Sofa passt zu dir?',
      'Quel canapé vous va ?',
      'Which sofa suits you?',
    ],
    text: [
      'Drie vragen, geen goede of foute antwoorden. Daarna zie je de banken die passen.',
      'Drei Fragen, keine falschen Antworten. Danach siehst du die Sofas, die passen.',
      'Trois questions, aucune mauvaise réponse. Ensuite, les canapés qui vous correspondent.',
      'Three questions and no wrong answers. Then you see the sofas that fit.',
    ],
    shelf: 'furniture/sofas',
    button: ['Toon mijn banken', 'Meine Sofas zeigen', 'Voir mes canapés', 'Show my sofas'],
    advice: 'ADVICE-ONLINE',
    questions: [
      {
        filter: 'type',
        text: ['Wie zit erop?', 'Wer sitzt darauf?', 'Qui s’y installe ?', 'Who sits on it?'],
        answers: [
          { label: ['Wij tweeën', 'Wir zwei', 'Nous deux', 'The two of us'], value: 'twoSeater' },
          {
            label: ['Wij drieën', 'Wir drei', 'Nous trois', 'The three of us'],
            value: 'threeSeater',
          },
          {
            label: [
              'Iedereen, en de hond',
              'Alle, und der Hund',
              'Toute la famille, et le chien',
              'Everybody, and the dog',
            ],
            value: 'cornerSofa',
          },
          {
            label: [
              'Gasten die blijven slapen',
              'Besuch, der über Nacht bleibt',
              'Des amis qui restent dormir',
              'Guests who stay the night',
            ],
            value: 'sofaBed',
          },
          OPEN,
        ],
      },
      {
        filter: 'collection_group',
        text: [
          'Hoe voelt je kamer?',
          'Wie fühlt sich dein Zimmer an?',
          'Quelle est l’ambiance de la pièce ?',
          'How does your room feel?',
        ],
        answers: [
          {
            label: ['Licht en stil', 'Hell und still', 'Claire et paisible', 'Light and quiet'],
            value: 'soft-north',
            picture: ['sofa', 'sand'],
          },
          {
            label: ['Warm en aards', 'Warm und erdig', 'Chaude et minérale', 'Warm and earthy'],
            value: 'warm-earth',
            picture: ['armchair', 'rust'],
          },
          {
            label: ['Fris en ruim', 'Frisch und weit', 'Fraîche et spacieuse', 'Fresh and open'],
            value: 'by-the-sea',
            picture: ['sofa', 'navy'],
          },
          OPEN,
        ],
      },
      {
        filter: 'price',
        text: [
          'Wat mag hij kosten?',
          'Was darf es kosten?',
          'Quel est votre budget ?',
          'What may it cost?',
        ],
        answers: [
          {
            label: ['Tot € 1000', 'Bis 1000 €', 'Jusqu’à 1 000 €', 'Up to €1000'],
            value: '0-1000',
          },
          {
            label: ['€ 1000 tot € 1500', '1000 bis 1500 €', 'De 1 000 à 1 500 €', '€1000 to €1500'],
            value: '1000-1500',
          },
          {
            label: ['Vanaf € 1500', 'Ab 1500 €', 'À partir de 1 500 €', 'From €1500'],
            value: '1500-',
          },
          OPEN,
        ],
      },
    ],
  },
  {
    slug: 'wallpaper-finder',
    title: [
      'Welk behang past bij jou?',
      'Welche Tapete passt zu dir?',
      'Quel papier peint vous va ?',
      'Which wallpaper suits you?',
    ],
    text: [
      'Kijk even de kamer rond en kies zonder lang na te denken.',
      'Schau dich kurz im Zimmer um und wähle, ohne lange nachzudenken.',
      'Regardez autour de vous et choisissez sans trop réfléchir.',
      'Look round the room and choose without thinking too long.',
    ],
    shelf: 'wallpaper',
    button: [
      'Toon mijn behang',
      'Meine Tapeten zeigen',
      'Voir mes papiers peints',
      'Show my wallpaper',
    ],
    questions: [
      {
        filter: 'collection_group',
        text: [
          'Wat mag de muur doen?',
          'Was soll die Wand tun?',
          'Que doit faire le mur ?',
          'What should the wall do?',
        ],
        answers: [
          {
            label: ['Leven brengen', 'Leben bringen', 'Donner de la vie', 'Bring life'],
            value: 'wild-garden',
            picture: ['wallpaper-leaves', 'forest'],
          },
          {
            label: ['Rust geven', 'Ruhe geben', 'Apaiser', 'Be calm'],
            value: 'soft-north',
            picture: ['wallpaper-stripes', 'sage'],
          },
          {
            label: ['Warmte geven', 'Wärme geben', 'Réchauffer', 'Give warmth'],
            value: 'warm-earth',
            picture: ['wallpaper-arches', 'terracotta'],
          },
          OPEN,
        ],
      },
      {
        filter: 'color',
        text: [
          'Welke kleur staat er al?',
          'Welche Farbe ist schon da?',
          'Quelle couleur est déjà là ?',
          'Which colour is there already?',
        ],
        answers: [
          { label: ['Groen', 'Grün', 'Du vert', 'Green'], value: 'sage' },
          { label: ['Blauw', 'Blau', 'Du bleu', 'Blue'], value: 'navy' },
          {
            label: ['Aardetinten', 'Erdtöne', 'Des tons de terre', 'Earth tones'],
            value: 'terracotta',
          },
          { label: ['Roze', 'Rosa', 'Du rose', 'Pink'], value: 'blush' },
          OPEN,
        ],
      },
      {
        filter: 'price',
        text: [
          'Wat mag een rol kosten?',
          'Was darf eine Rolle kosten?',
          'Quel prix par rouleau ?',
          'What may a roll cost?',
        ],
        answers: [
          { label: ['Tot € 60', 'Bis 60 €', 'Jusqu’à 60 €', 'Up to €60'], value: '0-60' },
          { label: ['Vanaf € 60', 'Ab 60 €', 'À partir de 60 €', 'From €60'], value: '60-' },
          OPEN,
        ],
      },
    ],
  },
]

/** The page of a guide. */
export function guideBody(guide: Guide, teller: Teller): DemoBlock[] {
  const { say, linkOf } = teller
  return [
    block('guided-selling', guide.slug, {
      title: say(guide.title),
      text: say(guide.text),
      link: linkTo(linkOf(guide.shelf)),
      button: say(guide.button),
      questions: guide.questions.map(({ filter, text, answers }) =>
        block('guided-question', filter, {
          filter,
          text: say(text),
          options: answers.map((answer) => toOption(answer, teller)),
        }),
      ),
    }),
    ...(guide.advice ? [advice(guide.advice, teller)] : []),
  ]
}

/** For those who would rather ask a person. */
function advice(sku: string, { say }: Teller): DemoBlock {
  return block('row', 'advice', {
    narrow: true,
    columns: [
      block('column', 'words', {
        width: 8,
        body: [
          block('tile', 'words', {
            body: [
              block('heading', 'words', {
                text: say([
                  'Liever met iemand praten?',
                  'Lieber mit jemandem reden?',
                  'Envie d’en parler à quelqu’un ?',
                  'Would you rather talk to someone?',
                ]),
              }),
              block('text', 'words', {
                text: say([
                  'In een half uur online kijken we samen naar je kamer, je maten en je budget. Je krijgt een kort plan mee.',
                  'In einer halben Stunde schauen wir online gemeinsam auf dein Zimmer, deine Maße und dein Budget. Du bekommst einen kurzen Plan.',
                  'En une demi-heure, en ligne, nous regardons ensemble votre pièce, vos mesures et votre budget. Vous repartez avec un petit plan.',
                  'In half an hour online we look at your room, your measures and your budget together. You get a short plan to keep.',
                ]),
              }),
            ],
          }),
        ],
      }),
      block('column', 'product', {
        width: 4,
        body: [block('product-tile', sku, { sku, add_to_cart: false })],
      }),
    ],
  })
}

function toOption({ label, value = '', picture }: Answer, { say, pictureOf }: Teller): DemoBlock {
  return block('guided-option', value || 'open', {
    label: say(label),
    value,
    ...(picture ? { image: asset(pictureOf(...picture)) } : {}),
  })
}
