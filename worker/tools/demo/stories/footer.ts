import { unbroken } from '../../../../shared/i18n/unbroken'
import { ACCOUNT_PATH, STORE_LOCATOR_PATH } from '../../../../shared/routing/screen-paths'
import { MERCHANT } from '../../../../shared/store-view/merchant'
import { DEPARTMENTS } from '../categories/create-categories'
import { entriesOf } from '../urls/landing-pages'
import type { Localized } from '../words/localized'
import { BLOG_TITLE } from './blog'
import { FAQ_TITLE } from './faq'
import { NEWSLETTER_TITLE } from './newsletter'
import { PAGES } from './pages/pages'
import { block, type DemoBlock, linkTo } from './story-blocks'
import type { StoryContext } from './story-context'

const OTHER_PAGES: Record<string, Localized> = {
  faq: FAQ_TITLE,
  blog: BLOG_TITLE,
  newsletter: NEWSLETTER_TITLE,
  storelocator: ['Winkels', 'Filialen', 'Boutiques', 'Shops'],
}

export function footer(context: StoryContext): DemoBlock {
  const { store, translate, linkOf } = context
  const entries = entriesOf(store)
  return block('footer', 'footer', {
    text: translate([
      'Meubels, woonaccessoires, textiel, behang en kinderkleding, met zorg gekozen.',
      'Möbel, Wohnaccessoires, Textilien, Tapeten und Kinderkleidung, mit Sorgfalt ausgewählt.',
      'Meubles, décoration, textiles, papiers peints et vêtements enfant, choisis avec soin.',
      'Furniture, decor, textiles, wallpaper and kidswear, chosen with care.',
    ]),
    legal: translate(legal()),
    columns: [
      block('footer-column', 'shop', {
        title: translate(['Winkel', 'Shop', 'Boutique', 'Shop']),
        links: [
          ...Object.entries(DEPARTMENTS).map(([key, department]) =>
            footerLink(`shop-${key}`, translate(department.name), linkOf(key)),
          ),
          footerLink('shop-new', translate(['Nieuw', 'Neu', 'Nouveautés', 'New']), entries.new),
          footerLink('shop-sale', translate(['Sale', 'Sale', 'Promotions', 'Sale']), entries.sale),
        ],
      }),
      block('footer-column', 'help', {
        title: translate(['Hulp', 'Hilfe', 'Aide', 'Help']),
        links: [
          ...pageLinks(context, ['service', 'delivery', 'returns', 'payment', 'faq']),
          footerLink(
            'help-orders',
            translate(['Bestellingen', 'Bestellungen', 'Commandes', 'Orders']),
            ACCOUNT_PATH,
          ),
          footerLink(
            'help-wishlist',
            translate(['Verlanglijst', 'Wunschliste', 'Liste d’envies', 'Wishlist']),
            '/wishlist',
          ),
        ],
      }),
      block('footer-column', 'company', {
        title: 'Wilm & Erin',
        links: pageLinks(context, [
          'about',
          'storelocator',
          'blog',
          'newsletter',
          'terms',
          'privacy',
          'company',
        ]),
      }),
    ],
  })
}

/** Who sells, and what is in the prices, on every page. */
function legal(): Localized {
  const { name, street, postcode, city, register, vatId } = MERCHANT
  const company = `© ${name}, ${street}, ${unbroken(postcode)} ${city}, KvK ${register}`
  return [
    `${company}, btw ${vatId}. Alle prijzen inclusief btw en exclusief bezorgkosten.`,
    `${company}, USt-IdNr. ${vatId}. Alle Preise inklusive MwSt., zuzüglich Versandkosten.`,
    `${company}, TVA ${vatId}. Tous les prix sont TTC, hors frais de livraison.`,
    `${company}, VAT ${vatId}. All prices include VAT and exclude delivery.`,
  ]
}

function pageLinks({ translate }: StoryContext, slugs: readonly string[]): DemoBlock[] {
  return slugs.map((slug) => {
    const title = OTHER_PAGES[slug] ?? PAGES.find((page) => page.slug === slug)?.title
    if (!title) throw new Error(`An unknown page: ${slug}`)
    const path = slug === 'storelocator' ? STORE_LOCATOR_PATH : `/${slug}`
    return footerLink(`page-${slug}`, translate(title), path)
  })
}

function footerLink(uid: string, label: string, path: string): DemoBlock {
  return block('footer-link', uid, { label, link: linkTo(path) })
}
