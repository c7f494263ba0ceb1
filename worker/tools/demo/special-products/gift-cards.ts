import type { Localized } from '../words/localized'
import type { SpecialProduct } from './special-product'

const GIFT_TEXT: Localized = [
  'De kaart komt per e-mail en blijft geldig tot hij op is.',
  'Die Karte kommt per E-Mail und gilt, bis sie aufgebraucht ist.',
  'La carte arrive par e-mail et reste valable jusqu’à ce qu’elle soit épuisée.',
  'The card arrives by e-mail and stays valid until it is spent.',
]
const GIFT_AMOUNTS = {
  amounts: [2_500, 5_000, 7_500, 10_000],
  openAmount: { min: 1_000, max: 50_000 },
}

/** Amounts for somebody else to spend. */
export const GIFT_CARDS: readonly SpecialProduct[] = [
  {
    sku: 'GIFT-BOTANICAL',
    typeId: 'amgiftcard',
    name: [
      'Cadeaukaart Magnolia',
      'Geschenkkarte Magnolia',
      'Carte cadeau Magnolia',
      'Magnolia gift card',
    ],
    line: [
      'Voor wie zelf graag kiest: een roestrode kaart met gouden regels, in een crème envelop.',
      'Für alle, die gern selbst aussuchen: eine rostrote Karte mit goldenen Zeilen, in einem cremefarbenen Umschlag.',
      'Pour celles et ceux qui aiment choisir : une carte rouille aux lignes dorées, dans une enveloppe crème.',
      'For those who like to choose for themselves: a rust-red card with golden lines, in a cream envelope.',
    ],
    text: GIFT_TEXT,
    shelf: 'decor/gifts/cards',
    together: 'gift-card-rust.webp',
    pictures: [['gift-card', 'rust']],
    price: 2_500,
    parts: { giftCard: GIFT_AMOUNTS },
  },
  {
    sku: 'GIFT-ARCHES',
    typeId: 'amgiftcard',
    name: ['Cadeaukaart Boog', 'Geschenkkarte Bogen', 'Carte cadeau Arche', 'Arch gift card'],
    line: [
      'Een nieuw huis, een verjaardag of zomaar: een saliegroene kaart in een crème envelop.',
      'Ein neues Zuhause, ein Geburtstag oder einfach so: eine salbeigrüne Karte in einem cremefarbenen Umschlag.',
      'Une maison, un anniversaire ou sans raison : une carte vert sauge dans une enveloppe crème.',
      'A new home, a birthday or no reason at all: a sage green card in a cream envelope.',
    ],
    text: GIFT_TEXT,
    shelf: 'decor/gifts/cards',
    together: 'gift-card-sage.webp',
    pictures: [['gift-card', 'sage']],
    price: 2_500,
    parts: { giftCard: GIFT_AMOUNTS },
  },
  {
    sku: 'GIFT-KIEKJE',
    typeId: 'amgiftcard',
    name: ['Cadeaukaart Kiekje', 'Geschenkkarte Kiekje', 'Carte cadeau Kiekje', 'Kiekje gift card'],
    line: [
      'Voor een nieuw kind en zijn ouders: laat ze zelf kiezen tussen beren en sterren.',
      'Für ein neues Kind und seine Eltern: Sie wählen selbst zwischen Bären und Sternen.',
      'Pour un nouveau-né et ses parents : à eux de choisir entre les ours et les étoiles.',
      'For a new child and its parents: let them choose between bears and stars.',
    ],
    text: GIFT_TEXT,
    shelf: 'decor/gifts/cards',
    together: 'gift-card-sky.webp',
    pictures: [['gift-card', 'sky']],
    price: 2500,
    parts: { giftCard: { amounts: [2_500, 5_000, 10_000] } },
  },
]
