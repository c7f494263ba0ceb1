import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogueDraft } from '../../../../shared/contract/admin/catalogue-draft'
import { createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import type { PictureIndex } from '../../../../worker/tools/demo/picture-index'

const DEMO = resolve(import.meta.dirname, '../../../../worker/tools/demo')
const pictures = JSON.parse(readFileSync(resolve(DEMO, 'media/index.json'), 'utf8'))
const files = readdirSync(resolve(DEMO, 'media'))
const shop = createDemoShop(pictures, files)
const STORES = ['nl_nl', 'de_de', 'fr_fr'] as const
const EVERYWHERE = ['all', ...STORES] as const
const SELLABLE = ['simple', 'virtual', 'downloadable', 'amgiftcard']

const children = new Set(shop.products.flatMap(({ variations }) => variations?.skus ?? []))
const parents = shop.products.filter(({ sku }) => !children.has(sku))
const shown = parents.filter(({ isEnabled, visibility }) => isEnabled && visibility > 1)
const skus = new Set(shop.products.map(({ sku }) => sku))

describe('the starter catalogue', () => {
  it('is the same to the byte on every run', () => {
    expect(JSON.stringify(createDemoShop(pictures, files))).toBe(JSON.stringify(shop))
  })

  it('fits the schema of the call that loads it', () => {
    expect(catalogueDraft.safeParse(shop).error).toBeUndefined()
  })

  it('sells at least 600 products in five departments, and 3,000 of what lies on their shelves', () => {
    expect(parents.length).toBeGreaterThanOrEqual(600)
    const sellable = shop.products.filter(({ typeId }) => SELLABLE.includes(typeId))
    expect(sellable.length).toBeGreaterThanOrEqual(3000)
    expect(shop.categories.filter(({ path }) => !path.includes('/'))).toHaveLength(5)
  })

  it('knows every sku once', () => {
    expect(skus.size).toBe(shop.products.length)
  })

  it('gives every product an address of its own in every store', () => {
    for (const store of EVERYWHERE) {
      const keys = parents.map(({ urlKey }) => urlKey[store] ?? urlKey.all)
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    }
  })

  it('leads every link between products to one that exists, and never to itself', () => {
    const lost = shop.products.flatMap((product) => {
      const { sku, variations, related = [], upSells = [], crossSells = [] } = product
      const links = [...related, ...upSells, ...crossSells, ...(product.colorRelations ?? [])]
      const wrong = [...links, ...(variations?.skus ?? [])].filter(
        (to) => to === sku || !skus.has(to),
      )
      return wrong.map((to) => `${sku} → ${to}`)
    })
    expect(lost).toEqual([])
  })

  it('leads from no product to one that is sold out', () => {
    const soldOut = new Set(
      shop.products.filter(({ stock }) => !stock.isInStock).map(({ sku }) => sku),
    )
    expect(soldOut.size).toBeGreaterThan(10)
    const dead = shop.products.flatMap(({ related = [], upSells = [], crossSells = [] }) =>
      [...related, ...upSells, ...crossSells].filter((sku) => soldOut.has(sku)),
    )
    expect(dead).toEqual([])
  })

  it('leads on from every product that can be seen: to what goes with it, and to what is similar', () => {
    const ends = shown.filter(
      ({ related = [], upSells = [] }) => !related.length || !upSells.length,
    )
    expect(ends.map(({ sku }) => sku)).toEqual([])
  })

  it('links the colours of a product both ways', () => {
    const relations = new Map(parents.map(({ sku, colorRelations = [] }) => [sku, colorRelations]))
    for (const [sku, others] of relations) {
      for (const other of others) expect(relations.get(other), `${other} → ${sku}`).toContain(sku)
    }
  })

  it('has prices in whole and ninety-five cents in every store, reduced ones and those for more', () => {
    const odd = shop.products.filter(({ price, specialPrice, tierPrices = [] }) => {
      const reduced = Object.values(specialPrice ?? {}).map((special) => special.price)
      const amounts = [...Object.values(price), ...reduced, ...tierPrices.map((tier) => tier.price)]
      return amounts.some((cents) => ![0, 95].includes(cents % 100))
    })
    expect(odd.map(({ sku }) => sku)).toEqual([])
  })

  it('asks less when it says so', () => {
    const wrong = shop.products.filter(({ price, specialPrice, tierPrices = [] }) => {
      const regular = (store: 'all' | (typeof STORES)[number]) => price[store] ?? price.all
      return (
        tierPrices.some((tier) => tier.price >= regular('nl_nl')) ||
        EVERYWHERE.some((store) => (specialPrice?.[store]?.price ?? 0) >= regular(store))
      )
    })
    expect(wrong.map(({ sku }) => sku)).toEqual([])
  })

  it('taxes everything as the law of its stores says', () => {
    const rule = ({ typeId }: { typeId: string }) => (typeId === 'amgiftcard' ? 'zero' : 'standard')
    const wrong = shop.products.filter((product) => product.taxClass !== rule(product))
    expect(wrong).toEqual([])
  })

  it('says how long and high every bed is, and in each of its sizes how wide and heavy', () => {
    const beds = shown.filter(({ sku, variations }) => sku.startsWith('SLEEP-') && variations)
    const sold = beds.filter(({ variations }) => variations?.attributes.includes('size'))
    expect(sold.map(({ sku }) => sku)).toEqual(
      expect.arrayContaining(['SLEEP-SLUIMER', 'SLEEP-ALM', 'SLEEP-LEUN', 'SLEEP-DIEP']),
    )
    for (const { sku, attributes, variations } of sold) {
      expect(Object.keys(attributes), sku).toContain('height_cm')
      expect(Object.keys(attributes), sku).not.toContain('width_cm')
      for (const child of shop.products.filter((one) => variations?.skus.includes(one.sku))) {
        const size = Number(child.attributes.size?.[0]?.split('x')[0])
        const beyond = Number(child.attributes.width_cm?.[0]) - size
        const weight = Number(child.attributes.weight_kg?.[0])
        expect([child.sku, beyond >= 0 && beyond < 20]).toEqual([child.sku, true])
        expect([child.sku, weight >= 10 && weight < 90]).toEqual([child.sku, true])
      }
    }
    const slumber = sold.find(({ sku }) => sku === 'SLEEP-SLUIMER')?.attributes
    expect(slumber).toMatchObject({ height_cm: ['125'], lying_height_cm: ['53'] })
  })

  it('says how wide and long each size of rugs, curtains, cloths, bed linen and tables is', () => {
    const sold = shop.products.flatMap(({ sku, attributes }) => {
      const [, width, length] = /^(\d+)x(\d+)$/.exec(attributes.size?.[0] ?? '') ?? []
      const isFlat = /^(?:RUG|CURTAIN|CLOTH|LINEN|CUSH|THROW|DOWN|TABLE)-/.test(sku)
      return width && isFlat ? [{ sku, attributes, width, length }] : []
    })
    const families = new Set(sold.map(({ sku }) => sku.split('-')[0]))
    expect([...families].sort()).toEqual(expect.arrayContaining(['CLOTH', 'RUG', 'TABLE']))
    for (const { sku, attributes, width, length } of sold) {
      const long = attributes.length_cm ?? attributes.depth_cm
      expect([sku, attributes.width_cm, long]).toEqual([sku, [width], [length]])
    }
    const table = shown.find(({ sku }) => sku === 'TABLE-GROEI')?.attributes
    expect(Object.keys(table ?? {})).toContain('outline_front')
  })

  it('says how far it is across each round size of rugs, mirrors, cloths and tables', () => {
    const sold = shop.products.flatMap(({ sku, attributes }) => {
      const [, across] = /^d(\d+)$/.exec(attributes.size?.[0] ?? '') ?? []
      return across ? [{ sku, attributes, across }] : []
    })
    const families = new Set(sold.map(({ sku }) => sku.split('-')[0]))
    expect([...families].sort()).toEqual(['CLOTH', 'MIRROR', 'RUG', 'TABLE'])
    for (const { sku, attributes, across } of sold) {
      expect([sku, attributes.diameter_cm]).toEqual([sku, [across]])
      expect(attributes, sku).not.toHaveProperty('width_cm')
    }
    const table = sold.find(({ sku }) => sku.startsWith('TABLE-'))?.attributes
    expect(Object.keys(table ?? {})).toEqual(expect.arrayContaining(['height_cm', 'weight_kg']))
  })

  it('says how large everything for the home is, as a whole or in each of its sizes', () => {
    const isForHome =
      /^(?:VASE|POT|DECO|LAMP|MIRROR|BASKET|VELV|CUSH|THROW|RUG|SOFA|CHAIR|TABLE|STORE)-/
    const silent = shop.products.filter(({ sku, typeId, attributes }) => {
      const isMeasured = attributes.width_cm ?? attributes.diameter_cm ?? attributes.height_cm
      return typeId === 'simple' && isForHome.test(sku) && !isMeasured
    })
    expect(silent.map(({ sku }) => sku)).toEqual([])
    const pot = (size: string) => {
      const found = shop.products.find(
        ({ sku }) => sku.startsWith('POT-ORANGERIE') && sku.endsWith(size),
      )
      return Number(found?.attributes.height_cm?.[0])
    }
    expect(pot('SMALL')).toBeLessThan(pot('MEDIUM'))
    expect(pot('MEDIUM')).toBeLessThan(pot('LARGE'))
  })

  it('hangs curtains and prints: their front is drawn, and nothing of their side', () => {
    for (const type of ['curtain', 'print']) {
      const hung = shown.filter(({ attributes }) => attributes.type?.[0] === type)
      expect(hung.length, type).toBeGreaterThan(0)
      for (const { sku, attributes } of hung) {
        expect(attributes.outline_front?.[0], sku).toMatch(/^[Mhvz\d\s-]+$/)
        expect(attributes, sku).not.toHaveProperty('outline_side')
      }
    }
  })

  it('says of what is round how far it is across, and draws it and what is square once', () => {
    const found = (start: string) => shown.find(({ sku }) => sku.startsWith(start))?.attributes
    for (const sku of ['VASE-DRUPPEL', 'LAMP-MAAN', 'LAMP-KELK', 'TABLE-PIP', 'CHAIR-TOOG']) {
      expect(Object.keys(found(sku) ?? {}), sku).toContain('diameter_cm')
      expect(found(sku), sku).not.toHaveProperty('width_cm')
      expect(found(sku), sku).not.toHaveProperty('outline_side')
    }
    expect(found('DECO-KADE')).toMatchObject({ width_cm: ['19'], depth_cm: ['19'] })
    expect(found('DECO-KADE')).not.toHaveProperty('outline_side')
    expect(Object.keys(found('TABLE-VLONDER') ?? {})).toContain('outline_side')
  })

  it('shows a gift card as the card that it is, and says no more of it than can be seen', () => {
    const cards = shop.products.filter(({ typeId }) => typeId === 'amgiftcard')
    expect(cards).toHaveLength(3)
    for (const { sku, images, description } of cards) {
      expect(images.length, sku).toBeGreaterThan(1)
      expect(images[0], sku).toContain('gift-card-')
      expect(images.join(' '), sku).not.toContain('wallpaper')
      expect(Object.values(description ?? {}).join(' '), sku).not.toMatch(
        /bloem|bogen|Blumen|Bögen|fleurs|arches|flowers/,
      )
    }
  })

  it('shows beside a gift card other things to give: whole rows of them, and none that is furniture', () => {
    const bySku = new Map(shop.products.map((product) => [product.sku, product]))
    for (const card of shop.products.filter(({ typeId }) => typeId === 'amgiftcard')) {
      const { related = [], upSells = [], crossSells = [] } = card
      for (const row of [related, upSells, crossSells]) expect(row, card.sku).toHaveLength(4)
      const near = [...related, ...upSells, ...crossSells].map((sku) => bySku.get(sku))
      expect(new Set(near).size, card.sku).toBe(12)
      const dear = near.filter((product) => product && product.price.all > 10_000)
      expect(dear.map((product) => product?.sku)).toEqual([])
      expect(near.flatMap((product) => product?.categories ?? [])).not.toContain('Furniture')
    }
  })

  it('has the stories that every store needs', () => {
    const german = (shop.stories ?? []).filter(({ store }) => store === 'de_de')
    const slugs = ['home', 'blocks/footer', 'about', 'service', 'returns', 'terms', 'privacy']
    expect(german.map((story) => story.fullSlug)).toEqual(expect.arrayContaining(slugs))
  })
})

describe('its pictures', () => {
  const models = Object.entries(pictures as PictureIndex)
  const alone = models.filter(([, { colours }]) =>
    Object.values(colours).some((views) => !views.some((view) => view.endsWith('-home.webp'))),
  )

  it('show all furniture and textiles in a room, with something beside them for scale', () => {
    const missing = alone.filter(([, { department }]) => /furniture|textiles/.test(department))
    expect(missing.map(([name]) => name)).toEqual([])
  })

  it('weigh at most 130 MB together, so that a clone stays small', () => {
    const bytes = files.map((file) => statSync(resolve(DEMO, 'media', file)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(130 * 1000 * 1000)
  })

  it('are there, of every product and of every category', () => {
    const owned = [
      ...shop.products.map(({ sku, images }) => [sku, images] as const),
      ...shop.categories.map(({ path, image }) => [path, image ? [image] : []] as const),
    ]
    for (const [owner, images] of owned) {
      expect(images, owner).not.toEqual([])
      const missing = images.filter(
        (image) => !existsSync(resolve(DEMO, 'media', image.replace(/^demo\//, ''))),
      )
      expect(missing, owner).toEqual([])
    }
  })

  it('show a product in the colour that it says it has', () => {
    for (const { sku, images, attributes, typeId } of shop.products) {
      const [color] = attributes.color ?? []
      if (typeId === 'configurable' || !color || sku === 'BED-VOS') continue
      expect(images[0], sku).toMatch(new RegExp(`-${color}(-\\d)?\\.webp$`))
    }
  })

  it('show first all that is in a set', () => {
    const sets = shop.products.filter(({ typeId }) => typeId === 'grouped' || typeId === 'bundle')
    const leads = sets.map(({ images }) => images[0])
    expect(leads).toEqual(leads.map(() => expect.stringMatching(/^demo\/set-/)))
    expect(new Set(leads).size).toBe(sets.length)
  })

  it('show first the print of a wallpaper, and then its room, so that no list shows a room twice', () => {
    const papers = shop.products.filter(({ sku }) => sku.startsWith('WALL-'))
    expect(papers.length).toBeGreaterThan(100)
    for (const { sku, images } of papers) {
      expect(images[0], sku).toMatch(/-2\.webp$/)
      expect(images[1], sku).toBe(images[0]?.replace(/-2\.webp$/, '.webp'))
    }
  })

  it('lead few products each', () => {
    const leads = parents.map(({ images }) => images[0])
    const again = leads.filter((image, index) => leads.indexOf(image) !== index)
    expect(again.length).toBeLessThan(20)
  })
})

describe('its words', () => {
  it('are there in four languages', () => {
    type Text = (typeof shop.products)[number]['name'] | undefined
    const isMissing = (text: Text) => EVERYWHERE.some((store) => !text?.[store])
    const silent = [
      ...shop.products.filter((product) =>
        [product.name, product.urlKey, product.description, product.metaDescription].some(
          isMissing,
        ),
      ),
      ...shop.categories.filter(({ name, description, seoText, metaTitle, metaDescription }) =>
        [name, description, seoText, metaTitle, metaDescription].some(isMissing),
      ),
    ]
    expect(silent).toEqual([])
  })

  it('differ from language to language', () => {
    const told = [
      ...parents.map(({ sku, description }) => [sku, description] as const),
      ...shop.categories.map(
        ({ path, description }) => [path, description ?? { all: '' }] as const,
      ),
    ]
    for (const [owner, text] of told) {
      const languages = [text.all, ...STORES.map((store) => text[store])]
      expect(new Set(languages).size, owner).toBe(4)
    }
  })

  it('are whole sentences: no gap, no double space, nothing left open', () => {
    for (const { sku, name, description } of parents) {
      for (const text of [...Object.values(name), ...Object.values(description)]) {
        expect(text, sku).not.toMatch(/ {2}|undefined|\[object|<p><\/p>|\s[.,]/)
      }
      for (const text of Object.values(description)) expect(text, sku).toMatch(/[.!?]<\/p>$/)
    }
  })

  it('call no two products the same', () => {
    for (const store of EVERYWHERE) {
      const names = parents.map(({ name }) => name[store] ?? name.all)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
  })

  it('keep names short enough for a card', () => {
    for (const { sku, name } of parents) {
      for (const text of Object.values(name)) expect(text.length, sku).toBeLessThanOrEqual(48)
    }
  })

  it('name every option that a product has', () => {
    const options = new Map(
      shop.attributes.map(({ code, options }) => [
        code,
        new Set(options.map(({ value }) => value)),
      ]),
    )
    const unknown = shop.products.flatMap(({ sku, attributes }) =>
      Object.entries(attributes).flatMap(([code, values]) => {
        const known = options.get(code)
        return known?.size ? values.filter((value) => !known.has(value)).map((v) => [sku, v]) : []
      }),
    )
    expect(unknown).toEqual([])
  })
})

describe('its shelves', () => {
  it('are headed by the banner that was made for them', () => {
    const banners = new Set(shop.categories.map(({ image }) => image))
    const unused = files.filter(
      (file) => /^banner-.*\.webp$/.test(file) && !banners.has(`demo/${file}`),
    )
    expect(unused).toEqual([])
  })

  const levels = shop.categories.map(({ path }) => path.split('/').length + 1)

  it('are divided down to level 4 of the tree', () => {
    expect(Math.max(...levels)).toBe(4)
    expect(levels.filter((level) => level === 4).length).toBeGreaterThan(50)
  })

  it('come after the shelf that they are part of, each under an address of its own', () => {
    const seen = new Set<string>()
    for (const { path } of shop.categories) {
      if (path.includes('/')) expect(seen).toContain(path.slice(0, path.lastIndexOf('/')))
      expect(seen).not.toContain(path)
      seen.add(path)
    }
    for (const store of EVERYWHERE) {
      const keys = shop.categories.map(({ path, urlKey }) => {
        return `${path.slice(0, Math.max(0, path.lastIndexOf('/')))}|${urlKey[store]}`
      })
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('hold a product with everything above it', () => {
    const paths = new Set(shop.categories.map(({ path }) => path))
    for (const { sku, categories } of parents) {
      for (const path of categories) expect(paths, sku).toContain(path)
      for (const path of categories.filter((one) => one.includes('/'))) {
        expect(categories, sku).toContain(path.slice(0, path.lastIndexOf('/')))
      }
    }
  })
})

describe('what a visitor meets while browsing', () => {
  const count = (fits: (product: (typeof shop.products)[number]) => unknown) =>
    shown.filter(fits).length
  const isOn = (from: string | null = null, to: string | null = null) =>
    (from ?? '') < '2026-06' && (to ?? '9') > '2039'

  it.each(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'amgiftcard'])(
    'has products of type %s',
    (type) => {
      expect(count(({ typeId }) => typeId === type)).toBeGreaterThanOrEqual(3)
    },
  )

  it('has two styles of labels, on less than a third of what it shows', () => {
    for (const style of ['Red', 'Default']) {
      expect(count(({ labels = [] }) => labels[0]?.style === style)).toBeGreaterThanOrEqual(30)
    }
    const styles = shown.flatMap(({ labels = [] }) => labels.map((label) => label.style))
    expect(new Set(styles)).toEqual(new Set(['Red', 'Default']))
    expect(count(({ labels = [] }) => labels.length > 0) / shown.length).toBeLessThan(1 / 3)
  })

  it('has labels on about a quarter of the cards of which a department shows the latest', () => {
    const departments = shop.categories.filter(({ path }) => !path.includes('/'))
    const shares = departments.map(({ path }) => {
      const latest = shown
        .filter(({ categories }) => categories.includes(path))
        .sort((one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''))
        .slice(0, 48)
      return latest.filter(({ labels = [] }) => labels.length > 0).length / latest.length
    })
    expect(Math.min(...shares)).toBeGreaterThan(0.1)
    expect(Math.max(...shares)).toBeLessThan(0.28)
  })

  it('has reduced prices that hold, that held and that will hold', () => {
    const special = (fits: (from: string | null, to: string | null) => boolean) =>
      count(({ specialPrice }) => specialPrice && fits(specialPrice.all.from, specialPrice.all.to))
    expect(special((from, to) => isOn(from, to))).toBeGreaterThan(30)
    expect(special((_, to) => (to ?? '9') < '2026')).toBeGreaterThan(10)
    expect(special((from) => (from ?? '') > '2039')).toBeGreaterThan(10)
  })

  it('has prices for more, for everybody, by group and by store', () => {
    const tiers = shown.flatMap(({ tierPrices = [] }) => tierPrices)
    expect(count(({ tierPrices = [] }) => tierPrices.length > 0)).toBeGreaterThan(30)
    expect(tiers.some((tier) => tier.customerGroupId && !tier.store)).toBe(true)
    expect(tiers.some((tier) => tier.store && !tier.customerGroupId)).toBe(true)
  })

  it('has sold out, nearly sold out, quiet, hidden and disabled products', () => {
    const isSoldOut = ({ sku, stock, variations }: (typeof shop.products)[number]) =>
      !stock.isInStock && (variations ?? { skus: [sku] }).skus.length > 0
    expect(count((product) => isSoldOut(product) && !product.hidesStockAlert)).toBeGreaterThan(8)
    expect(count((product) => isSoldOut(product) && product.hidesStockAlert)).toBeGreaterThan(3)
    const low = shop.products.filter(
      ({ stock }) => stock.isManaged && [1, 2, 3].includes(stock.qty),
    )
    expect(low.length).toBeGreaterThan(50)
    expect(parents.filter(({ isEnabled }) => !isEnabled).length).toBeGreaterThan(3)
    for (const visibility of [2, 3]) {
      expect(parents.filter((one) => one.visibility === visibility).length).toBeGreaterThan(3)
    }
    const reordered = shop.products.filter(({ stock }) => stock.hasBackorders)
    expect(reordered.length).toBeGreaterThan(10)
    expect(reordered.filter(({ stock }) => stock.maxQty > 60)).toEqual([])
    expect(shop.products.filter(({ stock }) => stock.maxQty < 10).length).toBeGreaterThan(10)
    expect(shop.products.some(({ stock }) => stock.minQty > 1)).toBe(true)
  })

  it('has other colours, custom options of every kind, and walls to paper', () => {
    expect(count(({ colorRelations = [] }) => colorRelations.length > 0)).toBeGreaterThan(150)
    const types = parents.flatMap(({ customOptions = [] }) => customOptions.map(({ type }) => type))
    expect(new Set(types)).toEqual(
      new Set(['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple', 'date']),
    )
    const walls = parents.filter(({ categories }) => categories.includes('Wallpaper'))
    expect(walls.length).toBeGreaterThan(80)
    for (const { sku, attributes } of walls) {
      expect(Number(attributes.wallpaper_width_m), sku).toBeGreaterThan(0)
      expect(attributes.wallpaper_pattern_repeat, sku).toBeDefined()
    }
  })

  it('has brands, materials, seasons and collections to filter by', () => {
    const values = (code: string) =>
      new Set(shown.flatMap(({ attributes }) => attributes[code] ?? []))
    expect(values('brand').size).toBeGreaterThanOrEqual(8)
    expect(values('material').size).toBeGreaterThanOrEqual(14)
    expect(values('season').size).toBe(3)
    const staying = shown.filter(({ categories }) =>
      /^(Furniture|Home decor|Wallpaper)/.test(categories[0] ?? ''),
    )
    expect(staying.length).toBeGreaterThan(200)
    expect(staying.filter(({ attributes }) => attributes.season).map(({ sku }) => sku)).toEqual([])
    expect(values('collection_group').size).toBe(5)
    for (const flag of ['new', 'sale', 'erin_recommends']) {
      expect(
        count(({ attributes }) => attributes[flag]),
        flag,
      ).toBeGreaterThan(20)
    }
  })

  it('changes no product after the newest came', () => {
    const newest = shop.products
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1)
    const changed = shop.products
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1)
    expect(changed).toBe(newest)
  })

  it('puts one of each kind that goes with it beside a product, and similar ones near in price', () => {
    const placesOf = (sku: string) => shop.products.find((one) => one.sku === sku)?.categories ?? []
    const priceOf = (sku: string) => shop.products.find((one) => one.sku === sku)?.price?.all ?? 0
    const sofa = shop.products.find(({ sku }) => sku === 'SOFA-ELLA')
    const shelves = (sofa?.related ?? []).map((sku) => placesOf(sku)[1])
    expect(shelves).toEqual([
      'Textiles/Cushions',
      'Textiles/Throws',
      'Furniture/Tables',
      'Textiles/Rugs',
      'Home decor/Lighting',
    ])
    // Another one of each kind completes it: four, since the row has four places.
    const completing = (sofa?.crossSells ?? []).map((sku) => placesOf(sku)[1])
    expect(completing).toEqual(shelves.slice(0, 4))
    const similar = sofa?.upSells ?? []
    expect(similar.length).toBeGreaterThan(2)
    for (const sku of similar) {
      expect(placesOf(sku)[0]).toBe(placesOf('SOFA-ELLA')[0])
      expect(priceOf(sku) / priceOf('SOFA-ELLA')).toBeCloseTo(1, 0)
    }
    expect(similar.some((sku) => priceOf(sku) < priceOf('SOFA-ELLA'))).toBe(true)
    expect(similar.some((sku) => priceOf(sku) > priceOf('SOFA-ELLA'))).toBe(true)
  })

  it('completes a product with nothing that goes with it in another colour', () => {
    const nameOf = (sku: string) => shop.products.find((product) => product.sku === sku)?.name.all
    const again = shop.products.flatMap(({ sku, related = [], crossSells = [] }) => {
      const beside = related.map(nameOf)
      return crossSells.filter((to) => beside.includes(nameOf(to))).map((to) => `${sku}: ${to}`)
    })
    expect(again).toEqual([])
  })

  it('sets nothing of the nursery beside what is for the rest of the house', () => {
    const isForChildren = ({ categories }: (typeof shop.products)[number]) =>
      categories.some((path) => /child|kids|nursery|cots/i.test(path))
    const children = new Set(shop.products.filter(isForChildren).map(({ sku }) => sku))
    expect(children.size).toBeGreaterThan(50)
    for (const product of shop.products.filter((one) => !isForChildren(one))) {
      const { sku, related = [] } = product
      expect(
        related.filter((one) => children.has(one)),
        sku,
      ).toEqual([])
    }
  })

  it('never proposes a single product as similar: a row of one looks broken', () => {
    const short = shop.products.filter(({ upSells }) => upSells?.length === 1)
    expect(short.map(({ sku }) => sku)).toEqual([])
  })

  it('puts related, similar and matching products beside most of what it sells', () => {
    for (const key of ['related', 'upSells', 'crossSells'] as const) {
      expect(
        count((product) => (product[key] ?? []).length > 0),
        key,
      ).toBeGreaterThan(300)
    }
  })
})

describe('addresses that are more than a product or a category', () => {
  const paths = new Set(shop.categories.map(({ path }) => path))

  it('has at least ten landing pages in every store, which find something', () => {
    for (const store of [...STORES, 'global_en'] as const) {
      const own = (shop.landingPages ?? []).filter((page) => page.store === store)
      expect(own.length).toBeGreaterThanOrEqual(10)
      for (const { category, filters, urlPath } of own) {
        expect(paths).toContain(category)
        const found = shop.products.filter(
          ({ categories, attributes }) =>
            categories.includes(category) &&
            filters.some(({ attribute, value }) => attributes[attribute]?.includes(value)),
        )
        expect(found.length, urlPath).toBeGreaterThan(2)
      }
    }
  })

  it('leads every redirect, search word and mapping to a category or product that exists', () => {
    const stores = [...STORES, 'global_en'] as const
    for (const store of stores) {
      const keyOf = (path: string): string => {
        const at = (end: number) =>
          path
            .split('/')
            .slice(0, end + 1)
            .join('/')
        const line = path.split('/').map((_, index) => at(index))
        const drafts = line.map((one) => shop.categories.find((category) => category.path === one))
        return drafts.map((draft) => draft?.urlKey[store] ?? draft?.urlKey.all).join('/')
      }
      const targets = new Set([
        ...[...paths].map(keyOf),
        ...parents.map(({ urlKey }) => urlKey[store] ?? urlKey.all),
        ...(shop.stories ?? []).map(({ fullSlug }) => fullSlug),
      ])
      const redirects = (shop.redirects ?? []).filter((one) => one.store === store)
      const sources = new Set(redirects.map(({ requestPath }) => requestPath))
      for (const { targetPath } of redirects) {
        expect(targets.has(targetPath) || sources.has(targetPath), targetPath).toBe(true)
      }
      expect(new Set(redirects.map(({ status }) => status))).toEqual(new Set([301, 302]))
      for (const { url } of (shop.searchRedirects ?? []).filter((one) => one.store === store)) {
        expect(targets.has(url.slice(1)), url).toBe(true)
      }
      for (const { params, name } of (shop.urlMappings ?? []).filter((m) => m.store === store)) {
        if (name !== 'catalogsearch') {
          expect(targets.has(params.url_path ?? params.slug ?? ''), JSON.stringify(params)).toBe(
            true,
          )
        }
      }
    }
  })
})

describe('sets, bundles, services and gift cards', () => {
  it('are put together from products that are sold', () => {
    const sold = shop.products.filter(({ isEnabled }) => isEnabled).map(({ sku }) => sku)
    for (const { associated = [], bundle } of shop.products) {
      const selections = (bundle?.options ?? []).flatMap((option) => option.selections)
      for (const { sku } of [...associated, ...selections]) expect(sold).toContain(sku)
    }
  })

  it('say what a set is made of, and the care that all of its parts ask for', () => {
    const table = shop.products.find(({ sku }) => sku === 'SET-DINING-OAK')?.attributes
    expect(table).toMatchObject({ material: ['oak', 'wool'] })
    const bath = shop.products.find(({ sku }) => sku === 'SET-BATH')?.attributes
    expect(bath?.care).toEqual(['wash-60', 'tumble'])
    const sets = shop.products.filter(({ typeId }) => typeId === 'grouped')
    for (const { sku, attributes } of sets) expect(attributes.material, sku).not.toEqual([])
  })

  it('propose the three cushions that are pictured together', () => {
    const trio = shop.products.find(({ sku }) => sku === 'BUNDLE-CUSHIONS')
    const proposed = trio?.bundle?.options.map(
      ({ selections }) => selections.find(({ isDefault }) => isDefault)?.sku,
    )
    expect(proposed).toEqual(['CUSH-LINDE-SAGE', 'CUSH-FLUWEEL-FOREST', 'CUSH-LANG-NAVY'])
  })
})

it('what is sold by the piece and is sent says when it comes', () => {
  const silent = shop.products.filter(
    ({ typeId, visibility, attributes }) =>
      typeId === 'simple' &&
      visibility !== 1 &&
      !attributes.next_day_delivery &&
      !attributes.delivery_days,
  )
  expect(silent.map(({ sku }) => sku)).toEqual([])
})

it('furniture alone is brought by appointment, as the page of delivery says', () => {
  const sent = shop.products.filter(
    ({ attributes }) => attributes.next_day_delivery || attributes.delivery_days,
  )
  for (const { sku, categories, attributes } of sent) {
    const isFurniture = categories.some((path) => /^furniture/i.test(path))
    if (categories.length > 0) expect(!!attributes.delivery_appointment, sku).toBe(isFurniture)
  }
})

it('the next day is promised of parcels only: not of furniture, wallpaper, services and files', () => {
  const promised = shop.products.filter(({ attributes }) => attributes.next_day_delivery)
  expect(promised.length).toBeGreaterThan(100)
  for (const { sku, categories, typeId } of promised) {
    expect(categories.join(), sku).not.toMatch(/furniture|wallpaper/)
    expect(['simple', 'configurable', 'bundle', 'grouped'], sku).toContain(typeId)
  }
})
