import { asset, block, linkTo } from '../story-blocks'
import type { StoryContext } from '../story-context'
import type { CategoryContent } from './category-content'
import { articles, banner, promo, SIZES, slides, tiles } from './content-blocks'

const underfoot = ({ translate, linkOf, pictureOf }: StoryContext) =>
  block('collection', 'underfoot', {
    title: translate([
      'Warm aan de voeten',
      'Warm an den Füßen',
      'Les pieds au chaud',
      'Warm underfoot',
    ]),
    text: translate([
      'Wol en jute, met de hand geweven: drie kleden die een kamer in een middag warmer maken.',
      'Wolle und Jute, von Hand gewebt: drei Teppiche, die ein Zimmer an einem Nachmittag wärmer machen.',
      'Laine et jute tissées à la main : trois tapis qui réchauffent une pièce en un après-midi.',
      'Wool and jute, woven by hand: three rugs that make a room warmer in an afternoon.',
    ]),
    image: asset(pictureOf('throw')),
    button: translate([
      'Bekijk de vloerkleden',
      'Teppiche ansehen',
      'Voir les tapis',
      'See the rugs',
    ]),
    link: linkTo(linkOf('textiles/rugs')),
    skus: 'RUG-NEST,RUG-WAD,RUG-AKKER',
  })

export const AROUND_OTHERS: readonly CategoryContent[] = [
  {
    place: 'decor',
    top: [
      slides(
        {
          title: [
            'Eén tak is genoeg',
            'Ein Zweig genügt',
            'Une seule branche suffit',
            'One branch is enough',
          ],
          text: [
            'Vazen met een smalle hals, voor wat je buiten vindt.',
            'Vasen mit schmalem Hals, für das, was du draußen findest.',
            'Des vases au col étroit, pour ce que l’on trouve dehors.',
            'Vases with a narrow neck, for what you find outside.',
          ],
          button: ['Bekijk de vazen', 'Vasen ansehen', 'Voir les vases', 'See the vases'],
          to: 'decor/vases',
          picture: ['vase-bottle', 'sage'],
        },
        {
          title: [
            'Licht in lagen',
            'Licht auf mehreren Ebenen',
            'Plusieurs niveaux de lumière',
            'Light in layers',
          ],
          text: [
            'Drie zachte lampen maken een avond gezellig, één felle niet.',
            'Drei sanfte Lampen machen den Abend gemütlich, eine grelle nicht.',
            'Trois lampes douces réchauffent une soirée, une seule trop vive n’y suffit pas.',
            'Three soft lamps make an evening; one bright one does not.',
          ],
          button: ['Bekijk de lampen', 'Leuchten ansehen', 'Voir les luminaires', 'See the lamps'],
          to: 'decor/lighting',
          picture: ['table-lamp'],
        },
      ),
    ],
    bottom: [articles('decor,light,colour')],
  },
  {
    place: 'textiles',
    top: [
      tiles(
        {
          title: ['Vloerkleden', 'Teppiche', 'Tapis', 'Rugs'],
          text: [
            'Welke maat waar ligt',
            'Welche Größe wohin gehört',
            'Quelle taille, et où',
            'Which size goes where',
          ],
          button: SIZES,
          to: '/rug-sizes',
          picture: ['berber-rug'],
        },
        {
          title: ['Gordijnen', 'Vorhänge', 'Rideaux', 'Curtains'],
          text: [
            'Hoe hoog en hoe breed',
            'Wie hoch und wie breit',
            'À quelle hauteur, sur quelle largeur',
            'How high and how wide',
          ],
          button: SIZES,
          to: '/curtain-sizes',
          picture: ['curtain'],
        },
        {
          title: ['Wol', 'Wolle', 'Laine', 'Wool'],
          text: [
            'Wassen zonder zorgen',
            'Waschen ohne Angst',
            'La laver sans crainte',
            'Washing it without fear',
          ],
          button: ['Zo was je wol', 'So wäschst du Wolle', 'Laver la laine', 'How to wash wool'],
          to: '/blog/washing-wool',
          picture: ['throw'],
        },
      ),
    ],
    visual: {
      title: ['Slapen in linnen', 'Schlafen in Leinen', 'Dormir dans le lin', 'Sleeping in linen'],
      button: ['Lees over linnen', 'Mehr über Leinen', 'Tout sur le lin', 'More about linen'],
      to: '/blog/sleeping-in-linen',
      picture: ['bed-linen', 'white'],
      position: 5,
    },
    bottom: [underfoot, articles('textiles,bedroom')],
  },
  {
    place: 'wallpaper',
    top: [
      banner({
        title: [
          'Welk behang past bij jou?',
          'Welche Tapete passt zu dir?',
          'Quel papier peint est fait pour vous ?',
          'Which wallpaper is right for you?',
        ],
        text: [
          'Kijk de kamer rond, beantwoord drie vragen en zie wat overblijft.',
          'Schau dich im Zimmer um, beantworte drei Fragen und sieh, was bleibt.',
          'Regardez la pièce, répondez à trois questions et voyez ce qui reste.',
          'Look round the room, answer three questions and see what is left.',
        ],
        button: ['Vind je behang', 'Tapete finden', 'Trouver le vôtre', 'Find your wallpaper'],
        to: '/wallpaper-finder',
        picture: ['wallpaper-arches', 'terracotta'],
      }),
    ],
    visual: {
      title: [
        'Hoeveel rollen heb ik nodig?',
        'Wie viele Rollen brauche ich?',
        'Combien de rouleaux me faut-il ?',
        'How many rolls do I need?',
      ],
      button: ['Zo meet je', 'So misst du', 'Bien mesurer', 'How to measure'],
      to: '/wallpaper-guide',
      picture: ['wallpaper-stripes', 'sage'],
      position: 5,
    },
    bottom: [articles('wallpaper,colour')],
  },
  {
    place: 'kidswear',
    top: [
      promo({
        title: [
          'Welke maat past? Onze maten zijn de lengte van je kind in centimeters.',
          'Welche Größe passt? Unsere Größen sind Körpergrößen in Zentimetern.',
          'Quelle taille choisir ? Nos tailles correspondent à la stature en centimètres.',
          'Which size fits? Our sizes are your child’s height in centimetres.',
        ],
        button: ['Naar de maattabel', 'Zur Größentabelle', 'Voir le tableau', 'See the size table'],
        to: '/kids-sizes',
        picture: ['sweater', 'ochre'],
      }),
    ],
    visual: {
      title: [
        'Kleren om door te geven',
        'Kleidung zum Weitergeben',
        'Des vêtements à transmettre',
        'Clothes to hand down',
      ],
      button: ['Lees het verhaal', 'Zur Geschichte', 'Lire l’histoire', 'Read the story'],
      to: '/blog/handed-down',
      picture: ['sweater', 'ochre'],
      position: 5,
    },
    bottom: [articles('kids,care')],
  },
]
