import { demoPicture } from '../../picture-index'
import type { Localized } from '../../words/localized'
import { asset, block } from '../story-blocks'
import type { TextPage } from './text-page'
import { workshops } from './workshops'

const FIRST_TABLE: Localized = [
  'Een eiken tafel met drie stoelen, gevouwen plaids, een kan en een schaal onder een gevlochten lamp',
  'Ein Eichentisch mit drei Stühlen, gefalteten Wolldecken, einem Krug und einer Schale unter einer geflochtenen Lampe',
  'Une table en chêne et trois chaises, des plaids pliés, une cruche et un bol sous une lampe tressée',
  'An oak table with three chairs, folded throws, a jug and a bowl below a woven lamp',
]

export const ABOUT: TextPage = {
  slug: 'about',
  title: ['Over ons', 'Über uns', 'À propos', 'About us'],
  isStory: true,
  above: ({ translate }) => [
    block('image', 'about-picture', {
      image: asset(demoPicture('first-table.webp'), translate(FIRST_TABLE)),
    }),
  ],
  lines: [
    [
      'Wilm en Erin begonnen met één tafel en een afspraak: alleen verkopen wat ze zelf in huis zouden willen hebben.',
      'Wilm und Erin begannen mit einem Tisch und einer Abmachung: nur verkaufen, was sie selbst zu Hause haben möchten.',
      'Wilm et Erin ont commencé avec une table et une promesse : ne vendre que ce qu’ils aimeraient avoir chez eux.',
      'Wilm and Erin began with one table and one promise: to sell only what they would want at home themselves.',
    ],
    [
      'Die tafel maakte Wilm, meubelmaker, voor Erin, die stoffen ontwierp en vond dat hij wel iets zachters kon gebruiken om aan te zitten. Uit het kussen kwam een stoel, uit de stoel een kamer, en uit de kamer deze winkel.',
      'Den Tisch baute Wilm, Tischler, für Erin, die Stoffe entwarf und fand, dass man daran weicher sitzen könnte. Aus dem Kissen wurde ein Stuhl, aus dem Stuhl ein Zimmer und aus dem Zimmer dieser Laden.',
      'La table, c’est Wilm, menuisier, qui l’a faite pour Erin, créatrice de tissus, qui trouvait qu’on y serait mieux assis sur quelque chose de plus doux. Du coussin est née une chaise, de la chaise une pièce, et de la pièce cette boutique.',
      'Wilm, a joiner, made that table for Erin, who designed fabrics and thought it could do with something softer to sit on. The cushion became a chair, the chair became a room, and the room became this shop.',
    ],
    ['## Kleine ateliers', '## Kleine Werkstätten', '## De petits ateliers', '## Small workshops'],
    [
      'We werken met kleine ateliers in Europa. We kennen de mensen die onze meubels, stoffen en kleding maken, en schuiven minstens twee keer per jaar bij hen aan de keukentafel aan.',
      'Wir arbeiten mit kleinen Werkstätten in Europa. Wir kennen die Menschen, die unsere Möbel, Stoffe und Kleidung herstellen, und sitzen mindestens zweimal im Jahr an ihrem Küchentisch.',
      'Nous travaillons avec de petits ateliers en Europe. Nous connaissons celles et ceux qui fabriquent nos meubles, tissus et vêtements, et nous nous asseyons à leur table au moins deux fois l’an.',
      'We work with small workshops in Europe. We know the people who make our furniture, fabrics and clothes, and we sit at their kitchen tables at least twice a year.',
    ],
    [
      '## Gemaakt om te blijven',
      '## Gemacht für viele Jahre',
      '## Fait pour durer',
      '## Made to last',
    ],
    [
      'Hoezen die eraf kunnen, hout dat je opnieuw kunt oliën, knieën die je kunt lappen. Wat je kunt herstellen, hoef je niet te vervangen. In onze [verhalen](/blog) leggen we uit hoe.',
      'Bezüge, die sich abnehmen lassen, Holz, das man neu ölen kann, Knie, die sich flicken lassen. Was man reparieren kann, muss man nicht ersetzen. Wie das geht, erzählen unsere [Geschichten](/blog).',
      'Des housses qui s’enlèvent, un bois qu’on peut huiler de nouveau, des genoux qui se rapiècent. Ce qui se répare n’a pas à être remplacé. Nos [histoires](/blog) expliquent comment.',
      'Covers that come off, wood you can oil again, knees you can patch. What can be mended need not be replaced. Our [stories](/blog) show how.',
    ],
  ],
  below: workshops,
}
