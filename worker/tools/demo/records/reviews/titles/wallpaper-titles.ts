import { type Rated, type Saying, sayings } from '../saying'

const ALL = ['Wallpaper']
const BOTANICAL = 'Wallpaper/Botanical wallpaper'
const GEOMETRIC = 'Wallpaper/Geometric wallpaper'
const NURSERY = 'Wallpaper/Nursery wallpaper'

export const WALLPAPER_TITLES: Rated<Saying> = {
  5: [
    ...sayings(
      [
        ['Wat een muur', 'Was für eine Wand', 'Quel mur', 'What a wall'],
        ['Makkelijk te behangen', 'Leicht zu tapezieren', 'Facile à poser', 'Easy to hang'],
        [
          'Zonder gedoe aan de muur',
          'Ohne Mühe an der Wand',
          'Posé sans souci',
          'Up without any fuss',
        ],
        ['Sluit naadloos aan', 'Nahtlos auf Stoß', 'Des raccords invisibles', 'Seamless joins'],
        [
          'Goed dat we het durfden',
          'Gut, dass wir uns getraut haben',
          'Nous avons bien fait d’oser',
          'Glad we dared',
        ],
        [
          'Precies de goede kleuren',
          'Genau die richtigen Farben',
          'Des couleurs très justes',
          'Just the right colours',
        ],
        [
          'Niemand gelooft dat we het zelf deden',
          'Keiner glaubt, dass wir selbst tapeziert haben',
          'Personne ne croit que c’est nous',
          'Nobody believes we hung it ourselves',
        ],
        ['Dekt goed', 'Deckt gut', 'Un papier bien couvrant', 'Covers well'],
        ['Prachtig gedrukt', 'Wunderschön gedruckt', 'Superbement imprimé', 'Beautifully printed'],
        ['Beter dan verf', 'Besser als Farbe', 'Mieux que de la peinture', 'Better than paint'],
        [
          'Strak aan de muur',
          'Sitzt perfekt an der Wand',
          'Impeccable au mur',
          'Perfect on the wall',
        ],
        ['Snel klaar', 'Schnell fertig', 'Vite posé', 'Quickly done'],
        [
          'Elke rol waard',
          'Jede Rolle wert',
          'Chaque rouleau en vaut la peine',
          'Worth every roll',
        ],
        [
          'Ik blijf ernaar kijken',
          'Ich schaue immer wieder hin',
          'Je ne m’en lasse pas',
          'I keep looking at it',
        ],
        [
          'Geeft de kamer karakter',
          'Gibt dem Zimmer Charakter',
          'Donne du caractère à la pièce',
          'Gives the room character',
        ],
        [
          'Precies wat de kamer nodig had',
          'Genau das fehlte dem Zimmer',
          'Juste ce qu’il manquait à la pièce',
          'Just what the room needed',
        ],
        [
          'Gasten willen eraan voelen',
          'Gäste wollen sie anfassen',
          'Nos invités veulent le toucher',
          'Guests want to touch it',
        ],
      ],
      ALL,
    ),
    ...sayings(
      [
        ['Nooit meer saai', 'Nie mehr langweilig', 'Fini la monotonie', 'Dull no more'],
        ['Onze mooiste muur', 'Unsere schönste Wand', 'Notre plus beau mur', 'Our loveliest wall'],
        [
          'Warmer dan een witte muur',
          'Wärmer als eine weiße Wand',
          'Plus chaleureux qu’un mur blanc',
          'Warmer than a white wall',
        ],
      ],
      [BOTANICAL, GEOMETRIC],
    ),
    ...sayings(
      [
        [
          'Alsof je in een tuin zit',
          'Wie in einem Garten',
          'Comme dans un jardin',
          'Like sitting in a garden',
        ],
        [
          'Natuur, ook in de winter',
          'Natur, auch im Winter',
          'La nature, même en hiver',
          'Nature, even in winter',
        ],
      ],
      [BOTANICAL],
    ),
    ...sayings(
      [['Strakke lijnen', 'Klare Linien', 'Des lignes nettes', 'Crisp lines']],
      [GEOMETRIC],
    ),
    ...sayings(
      [
        [
          'Rustig en toch bijzonder',
          'Ruhig und doch besonders',
          'Calme et pourtant original',
          'Calm but special',
        ],
      ],
      [`${GEOMETRIC}/Fine patterns`, `${GEOMETRIC}/Striped wallpaper`],
    ),
    ...sayings(
      [
        [
          'De kinderkamer is af',
          'Das Kinderzimmer ist fertig',
          'La chambre d’enfant est terminée',
          'The nursery is finished',
        ],
        [
          'Elke dag iets te ontdekken',
          'Jeden Tag etwas zu entdecken',
          'Chaque jour un détail nouveau',
          'Something new to spot every day',
        ],
        [
          'Een muur om bij weg te dromen',
          'Eine Wand zum Träumen',
          'Un mur pour rêver',
          'A wall to dream by',
        ],
      ],
      [NURSERY],
    ),
  ],
  4: sayings(
    [
      [
        'Mooi, let op het patroon',
        'Schön, Muster verlangt Sorgfalt',
        'Beau, raccord à surveiller',
        'Lovely, mind the pattern',
      ],
      [
        'Zelf gedaan, en gelukt',
        'Selbst tapeziert, und es klappt',
        'Posé nous-mêmes, et réussi',
        'Did it ourselves, and it worked',
      ],
      [
        'Mooi behang, droogt langzaam',
        'Schöne Tapete, trocknet langsam',
        'Beau papier, séchage un peu long',
        'Nice paper, slow to dry',
      ],
      [
        'Levendiger dan op de foto',
        'Lebhafter als auf dem Foto',
        'Plus vif qu’en photo',
        'Livelier than in the picture',
      ],
      ['Stevig behang', 'Kräftiges Papier', 'Papier bien épais', 'Good strong paper'],
      [
        'Ook op één wand mooi',
        'Schön auch an nur einer Wand',
        'Beau même sur un seul mur',
        'Lovely even on one wall',
      ],
      [
        'Maak de muur eerst glad',
        'Erst die Wand glätten',
        'Un mur bien lisse d’abord',
        'Smooth the wall first',
      ],
      ['Mooi behang', 'Schöne Tapete', 'Joli papier peint', 'Nice wallpaper'],
      ['Onze muur is geslaagd', 'Gelungene Wand', 'Un mur réussi', 'The wall turned out well'],
    ],
    ALL,
  ),
  3: sayings(
    [
      [
        'Drukker dan verwacht',
        'Unruhiger als erwartet',
        'Plus chargé que prévu',
        'Busier than expected',
      ],
      [
        'De kleur viel anders uit',
        'Farbe fällt anders aus',
        'Une teinte un peu différente',
        'The colour came out different',
      ],
      ['Veel snijverlies', 'Viel Verschnitt', 'Beaucoup de chutes', 'A lot of offcuts'],
    ],
    ALL,
  ),
}
