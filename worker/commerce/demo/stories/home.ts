import type { StoryDraft } from '../../catalogue/draft'
import { DEPARTMENTS } from '../categories/create-categories'
import { demoPicture } from '../pictures-of'
import type { FourWords } from '../words/four-words'
import { newsletterForm } from './newsletter'
import { asset, block, type DemoBlock, linkTo } from './story-blocks'
import type { Teller } from './teller'
import { categoryUsps } from './usps'

const HERO_PICTURE = 'hero.webp'
const HERO_ON_A_PHONE = 'hero-phone.webp'

/** The release that brings winter to the home page. */
export const WINTER_RELEASE = 1

const HERO_TITLES: Record<'now' | 'next' | 'winter', FourWords> = {
  now: [
    'Rustig wonen, mooi gemaakt',
    'Ruhig wohnen, schön gemacht',
    'Un intérieur serein, bien fait',
    'Calm living, well made',
  ],
  next: ['Gemaakt om te blijven', 'Gemacht für lange', 'Fait pour durer', 'Made to last'],
  winter: [
    'Warm de winter in',
    'Warm durch den Winter',
    'L’hiver bien au chaud',
    'Warm through winter',
  ],
}

type Home = Pick<StoryDraft, 'content' | 'nextContent' | 'releases'>

/** Home as it is, as an editor is rewriting it, and as it will be in winter. */
export function home(teller: Teller): Home {
  const page = (title: FourWords) => ({
    component: 'page',
    body: top(teller, title),
    bottom: bottom(teller),
  })
  return {
    content: page(HERO_TITLES.now),
    nextContent: page(HERO_TITLES.next),
    releases: [{ id: WINTER_RELEASE, content: page(HERO_TITLES.winter) }],
  }
}

/** Above the new collection and the bestsellers. */
function top(teller: Teller, title: FourWords): DemoBlock[] {
  const { say, linkOf, pictureOf } = teller
  return [
    block('hero-banner', 'hero', {
      title: say(title),
      text: say([
        'Meubels, textiel en kinderkleding van kleine Europese ateliers.',
        'Möbel, Textilien und Kinderkleidung aus kleinen europäischen Werkstätten.',
        'Meubles, textiles et vêtements enfant de petits ateliers européens.',
        'Furniture, textiles and kidswear from small European workshops.',
      ]),
      button: say(['Bekijk meubels', 'Möbel ansehen', 'Voir les meubles', 'See furniture']),
      link: linkTo(linkOf('furniture')),
      image: asset(demoPicture(HERO_PICTURE)),
      mobile_image: asset(demoPicture(HERO_ON_A_PHONE)),
      overlay: true,
    }),
    categoryUsps(teller),
    block('category-list', 'departments', {
      title: say([
        'Winkel per afdeling',
        'Nach Abteilung stöbern',
        'Nos rayons',
        'Shop by department',
      ]),
      items: Object.entries(DEPARTMENTS).map(([key, department]) =>
        block('category-item', `department-${key}`, {
          title: say(department.name),
          link: linkTo(linkOf(key)),
          image: asset(pictureOf(department.model)),
        }),
      ),
    }),
  ]
}

/** Below them. */
function bottom(teller: Teller): DemoBlock[] {
  const { say, pictureOf } = teller
  return [
    block('banner-content', 'wallpaper', {
      title: say([
        'Eén wand is vaak genoeg',
        'Eine Wand genügt oft',
        'Un seul mur suffit souvent',
        'One wall is often enough',
      ]),
      text: say([
        'In een middag geplakt, na jaren droog weer verwijderd. De behangwijzer brengt je in drie vragen bij een patroon dat past.',
        'An einem Nachmittag geklebt, nach Jahren trocken wieder abgezogen. Der Tapeten-Berater führt dich mit drei Fragen zu einem Muster, das passt.',
        'Posé en un après-midi, retiré à sec des années plus tard. En trois questions, le guide vous mène au motif qui vous ressemble.',
        'Hung in an afternoon, stripped dry years later. In three questions the wallpaper finder takes you to a pattern that suits you.',
      ]),
      button: say([
        'Vind je behang',
        'Tapete finden',
        'Trouver mon papier peint',
        'Find your wallpaper',
      ]),
      link: linkTo('/wallpaper-finder'),
      image: asset(pictureOf('wallpaper-leaves', 'forest')),
    }),
    block('blog-articles-carousel', 'stories', {
      title: say([
        'Verhalen uit het huis',
        'Geschichten aus dem Haus',
        'Histoires de la maison',
        'Stories from the house',
      ]),
      slug: 'blog',
      size: 3,
    }),
    block('promo-banner', 'sofas', {
      text: say([
        'Twijfel je over een bank? Drie vragen helpen.',
        'Unsicher beim Sofa? Drei Fragen helfen.',
        'Un doute sur le canapé ? Trois questions vous aident.',
        'In doubt about a sofa? Three questions help.',
      ]),
      button: say([
        'Naar de bankwijzer',
        'Zum Sofa-Berater',
        'Vers le guide',
        'Open the sofa guide',
      ]),
      link: linkTo('/sofa-guide'),
    }),
    newsletterForm(teller),
  ]
}
