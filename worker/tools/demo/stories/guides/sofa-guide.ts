import { type Guide, OPEN } from './guide'

export const SOFA_GUIDE: Guide = {
  slug: 'sofa-guide',
  title: [
    'Welke bank past bij jou?',
    'Welches Sofa passt zu dir?',
    'Quel canapé est fait pour vous ?',
    'Which sofa is right for you?',
  ],
  text: [
    'Drie vragen, geen goede of foute antwoorden. Daarna zie je de banken die passen.',
    'Drei Fragen, keine falschen Antworten. Danach siehst du die Sofas, die passen.',
    'Trois questions, aucune mauvaise réponse. Ensuite, les canapés qui vous correspondent.',
    'Three questions and no wrong answers. Then you will see the sofas that suit you.',
  ],
  shelf: 'furniture/sofas',
  button: ['Toon mijn banken', 'Meine Sofas zeigen', 'Voir mes canapés', 'Show my sofas'],
  advice: 'ADVICE-ONLINE',
  questions: [
    {
      filter: 'type',
      text: [
        'Wie zit erop?',
        'Wer soll darauf Platz finden?',
        'Qui s’y installe ?',
        'Who is it for?',
      ],
      answers: [
        { label: ['Wij tweeën', 'Wir zwei', 'Nous deux', 'The two of us'], value: 'twoSeater' },
        {
          label: ['Wij drieën', 'Wir drei', 'Nous trois', 'The three of us'],
          value: 'threeSeater',
        },
        {
          label: [
            'Het hele gezin, en de hond',
            'Die ganze Familie samt Hund',
            'Toute la famille, et le chien',
            'The whole family, dog included',
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
        'Welke sfeer heeft je kamer?',
        'Wie wirkt dein Zimmer?',
        'Quelle est l’ambiance de la pièce ?',
        'How would you describe your room?',
      ],
      answers: [
        {
          label: ['Licht en rustig', 'Hell und ruhig', 'Claire et paisible', 'Light and calm'],
          value: 'soft-north',
          picture: ['sofa', 'sand'],
        },
        {
          label: ['Warm en aards', 'Warm und erdig', 'Chaleureuse et naturelle', 'Warm and earthy'],
          value: 'warm-earth',
          picture: ['armchair', 'rust'],
        },
        {
          label: ['Fris en ruim', 'Frisch und luftig', 'Fraîche et spacieuse', 'Fresh and airy'],
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
        'What is your budget?',
      ],
      answers: [
        {
          label: ['Tot € 1.000', 'Bis 1.000 €', 'Jusqu’à 1 000 €', 'Up to €1,000'],
          value: '0-1000',
        },
        {
          label: [
            '€ 1.000 tot € 1.500',
            '1.000 bis 1.500 €',
            'De 1 000 à 1 500 €',
            '€1,000 to €1,500',
          ],
          value: '1000-1500',
        },
        {
          label: ['Vanaf € 1.500', 'Ab 1.500 €', 'À partir de 1 500 €', '€1,500 and over'],
          value: '1500-',
        },
        OPEN,
      ],
    },
  ],
}
