import type { StoryDraft } from '../../../../shared/contract/admin/content-draft'
import { DEPARTMENTS } from '../categories/create-categories'
import { demoPicture } from '../picture-index'
import { entriesOf } from '../urls/landing-pages'
import type { Localized } from '../words/localized'
import { LOOK_SKUS, lookToBuy } from './look'
import { newsletterForm } from './newsletter'
import { asset, block, type DemoBlock, linkTo } from './story-blocks'
import type { StoryContext } from './story-context'
import { categoryUsps } from './usps'

const HERO_PICTURE = 'hero.webp'
const HERO_ON_A_PHONE = 'hero-phone.webp'

/** The release that brings winter to the home page. */
export const WINTER_RELEASE = 1

const HERO_TITLES: Record<'now' | 'next' | 'winter', Localized> = {
  now: [
    'Rustig wonen, mooi gemaakt',
    'Ruhig wohnen, schön gemacht',
    'Un intérieur serein, bien fait',
    'Calm living, well made',
  ],
  next: ['Gemaakt om te blijven', 'Gemacht für viele Jahre', 'Fait pour durer', 'Made to last'],
  winter: [
    'Warm de winter in',
    'Warm durch den Winter',
    'L’hiver bien au chaud',
    'Warm through winter',
  ],
}

type Home = Pick<StoryDraft, 'content' | 'nextContent' | 'releases'>

/** Home as it is, as an editor is rewriting it, and as it will be in winter. */
export function home(context: StoryContext): Home {
  const page = (title: Localized) => ({
    component: 'page',
    body: top(context, title),
    bottom: bottom(context),
  })
  return {
    content: page(HERO_TITLES.now),
    nextContent: page(HERO_TITLES.next),
    releases: [{ id: WINTER_RELEASE, content: page(HERO_TITLES.winter) }],
  }
}

/** Above the new collection and the bestsellers. */
function top(context: StoryContext, title: Localized): DemoBlock[] {
  const { translate, linkOf } = context
  return [
    block('hero-banner', 'hero', {
      title: translate(title),
      text: translate([
        'Meubels, textiel en kinderkleding van kleine Europese ateliers.',
        'Möbel, Textilien und Kinderkleidung aus kleinen europäischen Werkstätten.',
        'Meubles, textiles et vêtements enfant de petits ateliers européens.',
        'Furniture, textiles and kidswear from small European workshops.',
      ]),
      button: translate(['Bekijk meubels', 'Möbel ansehen', 'Voir les meubles', 'See furniture']),
      link: linkTo(linkOf('furniture')),
      image: asset(demoPicture(HERO_PICTURE)),
      mobile_image: asset(demoPicture(HERO_ON_A_PHONE)),
      overlay: true,
    }),
    categoryUsps(context),
    departmentList(context),
    lookToBuy(context),
    entryTiles(context),
  ]
}

/** Beside each other: what is new and what is on sale. */
function entryTiles({ store, translate, pictureOf }: StoryContext): DemoBlock {
  const entries = entriesOf(store)
  const tile = (name: string, fields: Record<string, unknown>) =>
    block('column', name, { width: 6, body: [block('banner-content', name, fields)] })
  return block('row', 'entries', {
    columns: [
      tile('new', {
        title: translate(['Net binnen', 'Gerade angekommen', 'Tout juste arrivé', 'Just in']),
        text: translate([
          'Stoelen, tafels en kasten van dit seizoen.',
          'Stühle, Tische und Schränke dieser Saison.',
          'Chaises, tables et rangements de la saison.',
          'Chairs, tables and cabinets of this season.',
        ]),
        button: translate([
          'Bekijk wat nieuw is',
          'Neuheiten ansehen',
          'Voir les nouveautés',
          'See what is new',
        ]),
        link: linkTo(entries.new),
        image: asset(pictureOf('bench', 'ochre')),
      }),
      tile('sale', {
        title: translate(['Sale', 'Sale', 'Promotions', 'Sale']),
        text: translate([
          'Plaids, kussens en beddengoed voor minder.',
          'Plaids, Kissen und Bettwäsche für weniger.',
          'Plaids, coussins et linge de lit à prix doux.',
          'Throws, cushions and bed linen for less.',
        ]),
        button: translate(['Naar de sale', 'Zum Sale', 'Voir les promotions', 'See the sale']),
        link: linkTo(entries.sale),
        image: asset(pictureOf('checked-throw', 'rust')),
      }),
    ],
  })
}

/** Tiles that lead to the departments. */
function departmentList({ translate, linkOf, pictureOf }: StoryContext): DemoBlock {
  return block('category-list', 'departments', {
    title: translate(['Onze afdelingen', 'Unsere Abteilungen', 'Nos rayons', 'Shop by department']),
    items: Object.entries(DEPARTMENTS).map(([key, department]) =>
      block('category-item', `department-${key}`, {
        title: translate(department.name),
        link: linkTo(linkOf(key)),
        image: asset(pictureOf(department.model)),
      }),
    ),
  })
}

/** Below them. */
function bottom(context: StoryContext): DemoBlock[] {
  const { translate } = context
  return [
    block('banner-content', 'wallpaper', {
      title: translate([
        'Eén wand is vaak genoeg',
        'Oft reicht schon eine Wand',
        'Un seul mur suffit souvent',
        'One wall is often enough',
      ]),
      text: translate([
        'In een middag opgehangen, en jaren later haal je het er droog weer af. Met drie vragen vindt de behangwijzer een patroon dat bij je past.',
        'An einem Nachmittag geklebt und Jahre später trocken wieder abgezogen. Mit drei Fragen findet der Tapeten-Berater ein Muster, das zu dir passt.',
        'Posé en un après-midi, retiré à sec des années plus tard. En trois questions, le guide vous mène au motif qui vous ressemble.',
        'Hung in an afternoon, and years later it peels off dry. Answer three questions and the wallpaper finder will find a pattern you love.',
      ]),
      button: translate([
        'Vind je behang',
        'Tapete finden',
        'Trouver mon papier peint',
        'Find your wallpaper',
      ]),
      link: linkTo('/wallpaper-finder'),
      image: asset(demoPicture('blog-first-wallpaper.webp')),
    }),
    block('product-reviews', 'reviews', {
      title: translate([
        'Wat klanten ervan vinden',
        'Was unsere Kundschaft sagt',
        'Ce qu’en disent nos clients',
        'What customers say',
      ]),
      skus: LOOK_SKUS.join(','),
    }),
    block('blog-articles-carousel', 'stories', {
      title: translate([
        'Verhalen uit het huis',
        'Geschichten aus dem Haus',
        'Histoires de la maison',
        'Stories from the house',
      ]),
      slug: 'blog',
      size: 3,
    }),
    block('promo-banner', 'sofas', {
      text: translate([
        'Twijfel je over een bank? Drie vragen helpen je kiezen.',
        'Noch unsicher, welches Sofa? Drei Fragen helfen weiter.',
        'Vous hésitez entre plusieurs canapés ? Trois questions pour choisir.',
        'Not sure which sofa? Three questions will help.',
      ]),
      button: translate([
        'Naar de bankwijzer',
        'Zum Sofa-Berater',
        'Vers le guide',
        'Open the sofa guide',
      ]),
      link: linkTo('/sofa-guide'),
    }),
    newsletterForm(context),
  ]
}
