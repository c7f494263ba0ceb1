// What editors add to lists of products: above, below, and between the products (spec 3, category
// CMS content). It lies at `blocks/category/` and the address of the category.
import type { FourWords } from '../words/four-words'
import { asset, block, type DemoBlock, linkTo } from './story-blocks'
import type { Teller } from './teller'

interface Words {
  title: FourWords
  text?: FourWords
  button: FourWords
  /** A page of ours, or a shelf. */
  to: string
  picture: readonly [model: string, colour?: string]
}

interface CategoryContent {
  /** A department or a shelf. */
  place: string
  top?: readonly ((teller: Teller) => DemoBlock)[]
  bottom?: readonly ((teller: Teller) => DemoBlock)[]
  /** Stands among the products, counted from 1. */
  visual?: Words & { position: number }
}

const READ_ON: FourWords = ['Lees verder', 'Weiterlesen', 'Lire la suite', 'Read on']
const SIZES: FourWords = ['Naar de maten', 'Zu den Größen', 'Voir les tailles', 'To the sizes']

const banner = (words: Words) => (teller: Teller) =>
  block('banner-content', words.to, fieldsOf(words, teller))

const slides =
  (...all: Words[]) =>
  (teller: Teller) =>
    block('hero-carousel', 'slides', {
      slides: all.map((words) => block('hero-banner', words.to, fieldsOf(words, teller))),
    })

const tiles =
  (...all: Words[]) =>
  (teller: Teller) =>
    block('row', 'tiles', {
      columns: all.map((words) =>
        block('column', words.to, {
          width: 12 / all.length,
          body: [
            block('text-tile', words.to, {
              title: teller.say(words.title),
              text: teller.say(words.text ?? words.button),
              link: linkTo(target(words.to, teller)),
            }),
          ],
        }),
      ),
    })

const promo = (words: Words) => (teller: Teller) => {
  const { title, button, link } = fieldsOf(words, teller)
  return block('promo-banner', words.to, { text: title, button, link })
}

const articles = (tags: string) => (teller: Teller) =>
  block('blog-articles-carousel', 'stories', {
    title: teller.say(['Goed om te weten', 'Gut zu wissen', 'Bon à savoir', 'Good to know']),
    slug: 'blog',
    tags,
    size: 3,
  })

const underfoot = ({ say, linkOf, pictureOf }: Teller) =>
  block('collection', 'underfoot', {
    title: say(['Warm aan de voeten', 'Warm an den Füßen', 'Les pieds au chaud', 'Warm underfoot']),
    text: say([
      'Wol en jute, met de hand geweven: drie kleden die een kamer in een middag warmer maken.',
      'Wolle und Jute, von Hand gewebt: drei Teppiche, die ein Zimmer an einem Nachmittag wärmer machen.',
      'Laine et jute tissées à la main : trois tapis qui réchauffent une pièce en un après-midi.',
      'Wool and jute, woven by hand: three rugs that make a room warmer in an afternoon.',
    ]),
    image: asset(pictureOf('throw')),
    button: say(['Bekijk de vloerkleden', 'Teppiche ansehen', 'Voir les tapis', 'See the rugs']),
    link: linkTo(linkOf('textiles/rugs')),
    skus: 'RUG-NEST,RUG-WAD,RUG-AKKER',
  })

const WOOD_CARE: Words = {
  title: [
    'Een geoliede tafel blijft mooi',
    'So bleibt ein geölter Tisch schön',
    'Garder belle une table huilée',
    'Keeping an oiled table beautiful',
  ],
  button: READ_ON,
  to: '/blog/oiled-table',
  picture: ['dining-table', 'oak'],
}

const CONTENTS: readonly CategoryContent[] = [
  {
    place: 'furniture',
    top: [
      banner({
        title: [
          'Welke bank past bij jou?',
          'Welches Sofa passt zu dir?',
          'Quel canapé vous va ?',
          'Which sofa suits you?',
        ],
        text: [
          'Drie vragen over zitten, ruimte en kleur. Daarna zie je alleen wat past.',
          'Drei Fragen zu Sitzen, Raum und Farbe. Danach siehst du nur, was passt.',
          'Trois questions sur l’assise, l’espace et la couleur, et vous ne verrez que ce qui convient.',
          'Three questions about sitting, room and colour. Then you see only what fits.',
        ],
        button: ['Begin', 'Los geht’s', 'Commencer', 'Begin'],
        to: '/sofa-guide',
        picture: ['sofa', 'sand'],
      }),
    ],
    visual: { ...WOOD_CARE, position: 6 },
    bottom: [articles('furniture,wood,living')],
  },
  {
    place: 'furniture/sofas',
    visual: {
      title: [
        'Meet eerst de weg naar binnen',
        'Miss zuerst den Weg hinein',
        'Mesurez d’abord le passage',
        'Measure the way in first',
      ],
      button: READ_ON,
      to: '/blog/sofa-for-years',
      picture: ['sofa', 'navy'],
      position: 4,
    },
    bottom: [articles('furniture,living')],
  },
  { place: 'furniture/tables', visual: { ...WOOD_CARE, position: 4 } },
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
            'Licht in Schichten',
            'La lumière par couches',
            'Light in layers',
          ],
          text: [
            'Drie zwakke lampen maken een avond, één sterke niet.',
            'Drei schwache Lampen machen einen Abend, eine starke nicht.',
            'Trois petites lampes font une soirée, une forte n’y suffit pas.',
            'Three weak lamps make an evening; one strong one does not.',
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
            'Zo hoog en zo breed',
            'So hoch und so breit',
            'Si haut, si large',
            'This high and this wide',
          ],
          button: SIZES,
          to: '/curtain-sizes',
          picture: ['curtain'],
        },
        {
          title: ['Wol', 'Wolle', 'Laine', 'Wool'],
          text: [
            'Wassen zonder schrik',
            'Waschen ohne Angst',
            'La laver sans crainte',
            'Washing it without fear',
          ],
          button: READ_ON,
          to: '/blog/washing-wool',
          picture: ['throw'],
        },
      ),
    ],
    visual: {
      title: ['Slapen in linnen', 'Schlafen in Leinen', 'Dormir dans le lin', 'Sleeping in linen'],
      button: READ_ON,
      to: '/blog/sleeping-in-linen',
      picture: ['bed-linen', 'white'],
      position: 7,
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
          'Quel papier peint vous va ?',
          'Which wallpaper suits you?',
        ],
        text: [
          'Kijk de kamer rond, beantwoord drie vragen en zie wat overblijft.',
          'Schau dich im Zimmer um, beantworte drei Fragen und sieh, was bleibt.',
          'Regardez la pièce, répondez à trois questions et voyez ce qui reste.',
          'Look round the room, answer three questions and see what is left.',
        ],
        button: ['Begin', 'Los geht’s', 'Commencer', 'Begin'],
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
      button: READ_ON,
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
          'Welke maat past? Onze maten zijn centimeters.',
          'Welche Größe passt? Unsere Größen sind Zentimeter.',
          'Quelle taille choisir ? Nos tailles sont des centimètres.',
          'Which size fits? Our sizes are centimetres.',
        ],
        button: ['Naar de maattabel', 'Zur Größentabelle', 'Voir le tableau', 'To the size table'],
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
      button: READ_ON,
      to: '/blog/handed-down',
      picture: ['sweater', 'ochre'],
      position: 5,
    },
    bottom: [articles('kids,care')],
  },
]

/** The content of every category that has some: its slug and its fields. */
export function categoryContents(teller: Teller): { slug: string; content: DemoBlock }[] {
  return CONTENTS.map(({ place, top = [], bottom = [], visual }) => ({
    slug: `blocks/category${teller.linkOf(place)}`,
    content: block('category-content', place, {
      top: top.map((make) => make(teller)),
      bottom: bottom.map((make) => make(teller)),
      visuals: visual ? [toVisual(visual, teller)] : [],
    }),
  }))
}

function toVisual({ position, ...words }: Words & { position: number }, teller: Teller): DemoBlock {
  const { title, button, link, image } = fieldsOf(words, teller)
  const item = block('visual', words.to, {
    title,
    buttonText: button,
    link,
    desktopAsset: image,
    mobileAsset: image,
    displayOverlay: true,
    isExternal: false,
    centerText: false,
  })
  return block('visual-item', `visual ${words.to}`, { position, size: 'single', items: [item] })
}

function fieldsOf({ title, text, button, to, picture }: Words, teller: Teller) {
  return {
    title: teller.say(title),
    text: text ? teller.say(text) : '',
    button: teller.say(button),
    link: linkTo(target(to, teller)),
    image: asset(teller.pictureOf(...picture)),
  }
}

function target(to: string, { linkOf }: Teller): string {
  return to.startsWith('/') ? to : linkOf(to)
}
