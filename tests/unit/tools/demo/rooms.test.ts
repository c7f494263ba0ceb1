import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import { ARTICLES } from '../../../../worker/tools/demo/stories/blog'

const DEMO = resolve('worker/tools/demo')
const read = (file: string) => readFileSync(resolve(DEMO, file), 'utf8')
const shop = createDemoShop(
  JSON.parse(read('media/index.json')),
  readdirSync(resolve(DEMO, 'media')),
)
const products = new Map(shop.products.map((product) => [product.sku, product]))
const inside = new Set(shop.products.flatMap(({ variations }) => variations?.skus ?? []))
const shown = shop.products.filter(({ sku }) => !inside.has(sku))

const SCENES = ['surroundings', 'bed_and_bath'].map((file) =>
  read(`studio/models/scenes/${file}.py`),
)
/** Which wall a room of the studio has, and which room a model stands in: what makes two rooms one to the eye. */
const WALLS = new Map(
  [...SCENES.join('\n').matchAll(/^ {4}'([\w ]+)': \(\w+, '(\w+)'/gm)].map(
    ([, room = '', wall = '']) => [room, wall],
  ),
)
const MODELS = [...read('studio/plans/homes.py').matchAll(/^ {4}'([\w ]+)': \(([^)]*)\)/gm)]
  .flatMap(([, room = '', models = '']) =>
    [...models.matchAll(/'([\w-]+)'/g)].map(([, model = '']) => ({ model, room })),
  )
  .sort((one, other) => other.model.length - one.model.length)

/** The room that is seen in a picture, where it shows one. */
function roomIn(picture = ''): string[] {
  const [, name] = /([^/]+)-home\.webp$/.exec(picture) ?? []
  if (!name) return []
  const found = MODELS.find(
    ({ model }) => name.startsWith(`${model}-`) || name.includes(`-${model}-`),
  )
  return [WALLS.get(found?.room ?? '') ?? name]
}

/** Covers of the blog that show a room: studio/plans/scenes.py, and ROOM_COVERS of plans/lineups.py. */
const COVERS: Record<string, string> = {
  'oiled-table': 'taupe',
  'sofa-for-years': 'sand',
  'sleeping-in-linen': 'sand',
  'curtain-length': 'cream',
  'rug-size': 'cream',
  'choosing-a-colour': 'sand',
  'layers-of-light': 'taupe',
  'room-that-grows': 'cream',
  'washing-wool': 'sage',
  'handed-down': 'sky',
}

/** The rooms on the covers of the stories below a list of products. */
function roomsBelow(content: unknown): string[] {
  const [, tags = ''] = /"tags":"([\w,]+)"/.exec(JSON.stringify(content)) ?? []
  const likeness = (story: { tags: string[] }) =>
    story.tags.filter((tag) => tags.split(',').includes(tag)).length
  return ARTICLES.filter((article) => likeness(article) > 0)
    .sort((one, other) => likeness(other) - likeness(one))
    .slice(0, 3)
    .flatMap(({ slug }) => COVERS[slug] ?? [])
}

const STORE = 'global_en'
const twiceIn = (rooms: string[]) => rooms.filter((room, at) => rooms.indexOf(room) !== at)

describe('rooms of the demo shop', () => {
  it('are known of every picture that shows one', () => {
    const pictures = shown.flatMap(({ images }) => images)
    const rooms = new Set(pictures.flatMap(roomIn))
    expect([...rooms].sort()).toEqual(['cream', 'sage', 'sand', 'taupe'])
  })

  it('stand once in the gallery of a product and beside it', () => {
    const twice = shown.flatMap(({ sku, images, related = [], upSells = [], crossSells = [] }) => {
      const leads = [...related, ...upSells, ...crossSells].map((to) => products.get(to)?.images[0])
      return twiceIn([...images, ...leads].flatMap(roomIn)).map((room) => `${sku}: ${room}`)
    })
    expect(twice).toEqual([])
  })

  it('are seen once in each department: first pictures of products, and stories below them', () => {
    const departments = shop.categories.filter(({ path }) => !path.includes('/'))
    const seen = departments.map(({ path, urlKey }) => {
      const own = shown.filter(({ categories }) => categories.includes(path))
      const slug = `blocks/category/${urlKey.all}`
      const below = shop.stories?.find(
        ({ store, fullSlug }) => store === STORE && fullSlug === slug,
      )
      return [...own.flatMap(({ images }) => roomIn(images[0])), ...roomsBelow(below?.content)]
    })
    expect(seen.flat().length).toBeGreaterThan(5)
    expect(seen.map(twiceIn)).toEqual(departments.map(() => []))
  })
})
