import { beforeAll, describe, expect, it } from 'vitest'
import { stemVocabulary } from '../../../../worker/commerce/catalogue-import/stem-vocabulary'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { productDraft, SMALL_SHOP } from '../catalogue/small-shop'
import { search } from './query'

let shop: CommerceShop

beforeAll(async () => {
  const named = (sku: string, name: string, description = 'Nice.') =>
    productDraft(sku, { name: { all: name }, description: { all: description } })
  shop = await openCommerceShop({
    ...SMALL_SHOP,
    products: [
      ...SMALL_SHOP.products,
      named('BO', 'Bo sofa three seats'),
      named('KIT', 'Kit corner sofas'),
      named('SOL', 'Sol floor lamp', 'Stands well beside a sofa.'),
      named('ST-1', 'Lotta Stühle'),
      named('ST-2', 'Emil Stuhl'),
      named('WE 100', 'Plain cushion'),
      named('LAM', 'Lam blanket of wool'),
      named('INA', 'Ina three lamps'),
      named('OLE', 'Ole shelves of oak'),
      named('BRUSH', 'Sagebrush throw'),
      named('QUOXI-OAT', 'Hay pillow'),
    ],
  })
})

const find = async (text: string, store = 'global_en') => (await search(shop, { text, store })).skus

/** As an import leaves the words that ended before it had looked at them. */
async function forgetStems(): Promise<void> {
  const read = 'SELECT store_id, part, words FROM search_vocabulary'
  const { results } = await shop.catalogue.prepare(read).all<Record<string, string>>()
  const write =
    'UPDATE search_vocabulary SET words = ?, has_stems = 0 WHERE store_id = ? AND part = ?'
  const turn = "UPDATE derived_version SET version = 'without' WHERE name = 'words'"
  const plain = results.map(({ words, store_id, part }) => [
    String(words).replaceAll(/ [^ ]+$/gm, ''),
    store_id,
    part,
  ])
  await shop.catalogue.batch([
    ...plain.map((values) => shop.catalogue.prepare(write).bind(...values)),
    shop.catalogue.prepare(turn),
  ])
}

describe('searching by text (spec 9)', () => {
  it('finds by name, category, option and description, names first', async () => {
    expect(await find('sofa')).toEqual(['BO', 'KIT', 'SOL'])
    expect(await find('chairs')).toEqual(['ELLA'])
    expect((await find('sage'))[0]).toBe('ELLA')
  })

  it('finds a word in any of its endings and without its accents', async () => {
    expect((await find('sofas')).sort()).toEqual(['BO', 'KIT', 'SOL'])
    expect((await find('stuhl', 'de_de')).sort()).toEqual(['ST-1', 'ST-2'])
    expect(await find('fleurs', 'fr_fr')).toEqual(['NORA'])
    expect(await find('STÜHLE', 'de_de')).toContain('ST-1')
  })

  it('takes no other word for an inflection, and puts the word as it was typed first', async () => {
    expect(await find('lamp')).toEqual(['SOL', 'INA'])
    expect(await find('lamps')).toEqual(['INA', 'SOL'])
    expect((await find('lam'))[0]).toBe('LAM')
  })

  it('finds inflections of words that are not the last', async () => {
    expect((await find('shelf oak'))[0]).toBe('OLE')
    expect((await find('lamp three'))[0]).toBe('INA')
  })

  it('finds inflections again when an import ended before it knew its words', async () => {
    await forgetStems()
    expect(await find('shelf')).toEqual([])
    await stemVocabulary(shop.catalogue)
    expect(await find('shelf')).toEqual(['OLE'])
  })

  it('finds what is still being typed', async () => {
    expect(await find('corn')).toEqual(['KIT'])
    expect(await find('floor la')).toContain('SOL')
  })

  it('puts what has the word in any field before a name that merely begins so', async () => {
    expect(await find('sage')).toEqual(['ELLA', 'BRUSH'])
    expect((await find('sagebr'))[0]).toBe('BRUSH')
  })

  it('finds a misspelt word within its edit distance, only where the word is unknown', async () => {
    expect(await find('armchiar')).toEqual(['ELLA'])
    expect(await find('soffa')).toEqual(['BO', 'KIT', 'SOL'])
    expect(await find('lmap')).toContain('SOL')
    expect(await find('xyzzyx')).toEqual([])
  })

  it('takes the first letter for wrong too, and letters that are swapped (spec 9)', async () => {
    expect(await find('zofa')).toEqual(['BO', 'KIT', 'SOL'])
    expect(await find('cuhsion')).toEqual(['WE 100'])
  })

  it('finds a part of a sku by its beginning, and never takes a word for one', async () => {
    expect(await find('quoxi')).toEqual(['QUOXI-OAT'])
    expect(await find('quo')).toEqual(['QUOXI-OAT'])
    const guessed = await search(shop, { text: 'quoxy', store: 'global_en' })
    expect(guessed).toMatchObject({ total: 0, noresults: true })
    expect(guessed).not.toHaveProperty('suggestions', ['quoxi'])
  })

  it('finds what stands in a description before what a word may be misspelt for', async () => {
    expect((await find('stands'))[0]).toBe('SOL')
  })

  it('puts products with more of the words first and needs three quarters of them', async () => {
    expect((await find('corner sofa'))[0]).toBe('KIT')
    expect(await find('bo sofa three purple')).toEqual(['BO'])
    expect(await find('bo plain purple yellow')).toEqual([])
  })

  it('leaves out what has one of two words where some product is called both', async () => {
    expect(await find('corner sofa')).toEqual(['KIT'])
    expect((await find('sofa xyzzyx')).toSorted()).toEqual(['BO', 'KIT'])
  })

  it('puts an exact sku first, that of a child for its parent', async () => {
    expect((await find('sol'))[0]).toBe('SOL')
    expect((await find('WE 100'))[0]).toBe('WE 100')
    expect((await find('nora-l-blue'))[0]).toBe('NORA')
  })

  it('finds nothing beside the product whose number, or a child’s, was typed', async () => {
    expect(await find('NORA-L-BLUE')).toEqual(['NORA'])
    expect(await find('st-1')).toEqual(['ST-1'])
    expect(await find('nora blue')).toContain('NORA')
  })

  it('comes latest first where that is asked for, best first otherwise', async () => {
    const latest = await search(shop, { text: 'sofa', store: 'global_en', sort: 'price:asc' })
    expect(latest.skus.toSorted()).toEqual(['BO', 'KIT', 'SOL'])
    expect((await find('table sage'))[0]).toBe('TABLE')
    const sorted = await search(shop, {
      text: 'table sage',
      store: 'global_en',
      sort: 'updated_at:asc',
    })
    expect(sorted.skus[0]).toBe('ELLA')
  })

  it('finds nothing by less than three characters (spec 5)', async () => {
    expect(await find('bo')).toEqual([])
    expect(await search(shop, { text: ' we ' })).toMatchObject({ total: 0, noresults: true })
  })

  it('says what a word was taken for', async () => {
    expect(await search(shop, { text: 'armchiar', store: 'global_en' })).toMatchObject({
      suggestions: ['armchair'],
      RequestId: expect.any(String),
    })
  })

  it('finds what a compound is where it is called otherwise, in Dutch and German', async () => {
    expect((await find('bürostuhl', 'de_de')).sort()).toEqual(['ST-1', 'ST-2'])
    expect(await find('bürostuhl')).toEqual([])
    expect(await find('emilstuhl', 'de_de')).toEqual(['ST-2'])
    expect(await find('lottaemil', 'de_de')).toEqual(['ST-2'])
  })

  it('searches each store in its own words', async () => {
    expect(await find('fauteuil', 'nl_nl')).toEqual(['ELLA'])
    expect(await find('fauteuil', 'de_de')).toEqual([])
  })

  it('answers any text at all', async () => {
    for (const text of [
      '"',
      '*',
      'a OR b',
      'NEAR(a b)',
      "'; DROP TABLE product",
      '-',
      'name:x',
      '{',
      '𝒜',
    ]) {
      expect((await search(shop, { text })).status).toBe(200)
    }
  })
})

describe('a word that stands in nearly every description', () => {
  let large: CommerceShop

  beforeAll(async () => {
    const made = (name: string, count: number, text: string) =>
      Array.from({ length: count }, (_, at) =>
        productDraft(`${name}-${at}`, {
          name: { all: `${name} ${at}` },
          description: { all: text },
        }),
      )
    large = await openCommerceShop({
      ...SMALL_SHOP,
      products: [
        ...made('Lamp', 3, 'From our workshop, made by hand.'),
        ...made('Vase', 500, 'From our workshop, made by hand.'),
        ...made('Rug', 2, 'Of wool.'),
        ...made('Hand', 1, 'Of wood.'),
      ],
    })
  })

  const findIn = (text: string) => search(large, { text, store: 'global_en' })

  it('finds what has it where nothing else is typed', async () => {
    expect((await findIn('workshop')).total).toBe(503)
    expect((await findIn('workshops')).total).toBe(503)
    expect((await findIn('made workshop')).total).toBe(503)
  })

  it('says nothing beside another word, nor where it names something', async () => {
    expect((await findIn('workshop lamp')).total).toBe(3)
    expect((await findIn('hand')).skus).toEqual(['Hand-0'])
  })
})
