import { type Guide, OPEN } from './guide'

export const WALLPAPER_FINDER: Guide = {
  slug: 'wallpaper-finder',
  title: [
    'Welk behang past bij jou?',
    'Welche Tapete passt zu dir?',
    'Quel papier peint est fait pour vous ?',
    'Which wallpaper is right for you?',
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
        'Welke sfeer zoek je?',
        'Wie soll der Raum wirken?',
        'Quelle ambiance cherchez-vous ?',
        'What mood are you after?',
      ],
      answers: [
        {
          label: ['Levendig', 'Lebendig', 'Vivante', 'Lively'],
          value: 'wild-garden',
          picture: ['wallpaper-leaves', 'forest'],
        },
        {
          label: ['Rustig', 'Ruhig', 'Apaisante', 'Calm'],
          value: 'soft-north',
          picture: ['wallpaper-stripes', 'sage'],
        },
        {
          label: ['Warm', 'Warm', 'Chaleureuse', 'Warm'],
          value: 'warm-earth',
          picture: ['wallpaper-arches', 'terracotta'],
        },
        OPEN,
      ],
    },
    {
      filter: 'color',
      text: [
        'Welke kleur is er al in de kamer?',
        'Welche Farbe gibt es schon im Raum?',
        'Quelle couleur domine déjà dans la pièce ?',
        'Which colour is already in the room?',
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
        'What is your budget per roll?',
      ],
      answers: [
        { label: ['Tot € 60', 'Bis 60 €', 'Jusqu’à 60 €', 'Up to €60'], value: '0-60' },
        { label: ['Vanaf € 60', 'Ab 60 €', 'À partir de 60 €', '€60 and over'], value: '60-' },
        OPEN,
      ],
    },
  ],
}
