// What editors would have written: the home page, the footer and the pages every shop has.
import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { StoryDraft } from '../../catalogue/draft'
import { DEPARTMENTS } from '../categories/create-categories'
import { demoPicture, modelPictures, type PictureIndex } from '../pictures-of'
import type { FourWords } from '../words/four-words'
import { urlKeys } from '../words/url-keys'
import { ARTICLES, articleBody, articleList, BLOG_TITLE } from './blog'
import { FAQ_TITLE, QUESTIONS } from './faq'
import { PAGES, type PageText } from './pages'
import { asset, block, type DemoBlock, linkTo, richText } from './story-blocks'

const LANGUAGES: readonly [StoreCode, 0 | 1 | 2 | 3][] = [
  ['nl_nl', 0],
  ['de_de', 1],
  ['fr_fr', 2],
  ['global_en', 3],
]
const WRITTEN = '2026-09-01T08:00:00.000Z'
const HERO_PICTURE = 'armchair-sage.webp'

/** Picks the words of one language. */
type Say = (words: FourWords) => string

/** Every story in every store. */
export function createStories(pictures: PictureIndex): StoryDraft[] {
  return LANGUAGES.flatMap(([store, language]) => {
    const say: Say = (words) => words[language]
    const linkOf = departmentLinks(store)
    return [
      home(store, (title) => homeBody(say, linkOf, pictures, say(title))),
      story(store, 'blocks/footer', 'Footer', footer(say, linkOf)),
      story(store, 'blog', say(BLOG_TITLE), {
        component: 'page',
        body: [articleList(say, BLOG_TITLE)],
      }),
      ...ARTICLES.map((article) => ({
        ...story(store, `blog/${article.slug}`, say(article.title), {
          component: 'blog-page',
          body: articleBody(article, say, linkOf),
        }),
        createdAt: `${article.date}T08:00:00.000Z`,
        tags: article.tags,
      })),
      story(store, 'faq', say(FAQ_TITLE), questions(say)),
      ...PAGES.map((page) => story(store, page.slug, say(page.title), textPage(page, say))),
    ]
  })
}

/** The release that brings winter to the home page. */
export const WINTER_RELEASE = 1

/** Home as it is, as an editor is rewriting it, and as it will be in winter. */
function home(store: StoreCode, bodyUnder: (title: FourWords) => DemoBlock[]): StoryDraft {
  const page = (title: FourWords) => ({ component: 'page', body: bodyUnder(title) })
  return {
    ...story(store, 'home', 'Home', page(HERO_TITLES.now)),
    nextContent: page(HERO_TITLES.next),
    releases: [{ id: WINTER_RELEASE, content: page(HERO_TITLES.winter) }],
  }
}

const HERO_TITLES: Record<'now' | 'next' | 'winter', FourWords> = {
  now: [
    'Rustig wonen, mooi gemaakt',
    'Ruhig wohnen, schön gemacht',
    'Un intérieur serein, bien fait',
    'Calm living, well made',
  ],
  next: ['Gemaakt om te blijven', 'Gemacht, um zu bleiben', 'Fait pour durer', 'Made to stay'],
  winter: [
    'Warm de winter in',
    'Warm durch den Winter',
    'L’hiver bien au chaud',
    'Warm through winter',
  ],
}

function story(
  store: StoreCode,
  fullSlug: string,
  name: string,
  content: StoryDraft['content'],
): StoryDraft {
  return { store, fullSlug, name, content, isPublished: true, createdAt: WRITTEN }
}

/** Links to departments and to their shelves (`furniture/tables`), by their short names. */
function departmentLinks(store: StoreCode): (place: string) => string {
  return (place) => {
    const [name = '', shelfName] = place.split('/')
    const department = DEPARTMENTS[name]
    const shelf = shelfName === undefined ? undefined : department?.shelves[shelfName]
    if (!department || (shelfName && !shelf)) throw new Error(`An unknown department: ${place}`)
    const path = [department, ...(shelf ? [shelf] : [])].map((category) => {
      const keys = urlKeys(category.name)
      return keys[store] ?? keys.all
    })
    return `/${path.join('/')}`
  }
}

function questions(say: Say): StoryDraft['content'] {
  const items = QUESTIONS.map(({ question, answer }, index) =>
    block('faq-item', `question-${index}`, {
      question: say(question),
      answer: richText([say(answer)]),
    }),
  )
  return {
    component: 'page',
    body: [
      block('heading', 'faq-title', { text: say(FAQ_TITLE) }),
      block('faq', 'faq', { title: '', items }),
    ],
  }
}

function homeBody(
  say: Say,
  linkOf: (department: string) => string,
  pictures: PictureIndex,
  heroTitle: string,
): DemoBlock[] {
  return [
    block('hero-banner', 'hero', {
      title: heroTitle,
      text: say([
        'Meubels, textiel en kinderkleding van kleine Europese ateliers.',
        'Möbel, Textilien und Kinderkleidung aus kleinen europäischen Werkstätten.',
        'Meubles, textiles et vêtements enfant de petits ateliers européens.',
        'Furniture, textiles and kidswear from small European workshops.',
      ]),
      button: say(['Bekijk meubels', 'Möbel ansehen', 'Voir les meubles', 'See furniture']),
      link: linkTo(linkOf('furniture')),
      image: asset(demoPicture(HERO_PICTURE)),
    }),
    block('usp-bar', 'usps', { items: promises(say) }),
    block('category-list', 'departments', {
      title: say(['Winkel per afdeling', 'Nach Abteilung', 'Nos rayons', 'Shop by department']),
      items: Object.entries(DEPARTMENTS).map(([key, department]) =>
        block('category-item', `department-${key}`, {
          title: say(department.name),
          link: linkTo(linkOf(key)),
          image: asset(modelPictures(pictures, department.model)[0] ?? ''),
        }),
      ),
    }),
  ]
}

function promises(say: Say): DemoBlock[] {
  const words: FourWords[] = [
    [
      'Gratis retourneren binnen 30 dagen',
      'Kostenlose Rückgabe innerhalb von 30 Tagen',
      'Retours gratuits sous 30 jours',
      'Free returns within 30 days',
    ],
    [
      'Op werkdagen vóór 23:59 besteld, morgen in huis',
      'Werktags vor 23:59 Uhr bestellt, am nächsten Tag geliefert',
      'Commandé avant 23h59 en semaine, livré le lendemain',
      'Order before 23:59 on working days for next-day delivery',
    ],
    ['Gemaakt in Europa', 'Gefertigt in Europa', 'Fabriqué en Europe', 'Made in Europe'],
  ]
  return words.map((text, index) => block('usp-item', `usp-${index}`, { text: say(text) }))
}

function footer(say: Say, linkOf: (department: string) => string): StoryDraft['content'] {
  return {
    component: 'footer',
    text: say([
      'Meubels, woonaccessoires, textiel, behang en kinderkleding, met zorg gekozen.',
      'Möbel, Wohnaccessoires, Textilien, Tapeten und Kinderkleidung, mit Sorgfalt ausgewählt.',
      'Meubles, décoration, textiles, papiers peints et vêtements enfant, choisis avec soin.',
      'Furniture, decor, textiles, wallpaper and kidswear, chosen with care.',
    ]),
    legal: say([
      '© Wilm & Erin. Alle prijzen inclusief btw.',
      '© Wilm & Erin. Alle Preise inklusive MwSt.',
      '© Wilm & Erin. Tous les prix sont TTC.',
      '© Wilm & Erin. All prices include VAT.',
    ]),
    columns: [
      block('footer-column', 'shop', {
        title: say(['Winkel', 'Shop', 'Boutique', 'Shop']),
        links: Object.entries(DEPARTMENTS).map(([key, department]) =>
          footerLink(`shop-${key}`, say(department.name), linkOf(key)),
        ),
      }),
      block('footer-column', 'help', {
        title: say(['Hulp', 'Hilfe', 'Aide', 'Help']),
        links: [
          ...pageLinks(say, ['service', 'returns']),
          footerLink('page-faq', say(FAQ_TITLE), '/faq'),
        ],
      }),
      block('footer-column', 'company', {
        title: say(['Wilm & Erin', 'Wilm & Erin', 'Wilm & Erin', 'Wilm & Erin']),
        links: [
          ...pageLinks(say, ['about', 'terms', 'privacy']),
          footerLink('page-blog', say(BLOG_TITLE), '/blog'),
        ],
      }),
    ],
  }
}

function pageLinks(say: Say, slugs: string[]): DemoBlock[] {
  return PAGES.filter(({ slug }) => slugs.includes(slug)).map(({ slug, title }) =>
    footerLink(`page-${slug}`, say(title), `/${slug}`),
  )
}

function footerLink(uid: string, label: string, path: string): DemoBlock {
  return block('footer-link', uid, { label, link: linkTo(path) })
}

function textPage({ slug, title, lines }: PageText, say: Say): StoryDraft['content'] {
  return {
    component: 'page',
    body: [
      block('heading', `${slug}-title`, { text: say(title) }),
      block('rich-text', `${slug}-text`, { text: richText(lines.map(say)) }),
    ],
  }
}
