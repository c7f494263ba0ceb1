import { toAddRequest } from '../../../shared/cart/add-request'
import { childLink } from '../../../shared/catalog/child-link'
import { withCurrentFacts } from '../../../shared/catalog/current-facts'
import { galleryOf } from '../../../shared/catalog/gallery-of'
import { cheapestOf, isPriceRange } from '../../../shared/catalog/price'
import type { CardSize, Product, Variant } from '../../../shared/catalog/product'
import type { StoreView } from '../../../shared/store-view/store-view'
import { fetchPage } from '../../browser/fetch-page'
import type { CardChoice, ShownCard } from '../../catalog/product-card-view'
import { toAskedProducts } from '../../engine/asked-products'
import { fetchCurrentFacts } from '../../engine/current-facts'
import type { Ports } from '../../engine/ports'

/** As many as a card has (spec 9). */
const CARD_PICTURES = 2

/** Only these can be bought from a card. */
const WITHOUT_QUESTIONS = new Set(['simple', 'virtual', 'downloadable', 'configurable'])

interface Shop extends Pick<Ports, 'http' | 'page'> {
  store: StoreView
}

/**
 * The product that a swatch or a size of a card leads to, as the card shows it (spec 4: a swatch loads
 * that product, a size replaces sku and options). Null where the link leads elsewhere.
 */
export async function loadShownCard(choice: CardChoice, shop: Shop): Promise<ShownCard | null> {
  const answer = await fetchPage(choice.link, new AbortController().signal)
  const data = answer.kind === 'page' ? answer.page.data : null
  if (data?.route !== 'product') return null
  const { product } = data
  const hasOwnPrices = shop.store.hasPriceTiers && shop.page.login() !== null
  return toShownCard(hasOwnPrices ? await toOwnProduct(shop, product) : product, choice)
}

/** A product in the prices of who is logged in; in everybody's where these cannot be had. */
async function toOwnProduct({ http, store }: Shop, product: Product): Promise<Product> {
  const facts = await fetchCurrentFacts(http, store, toAskedProducts(product))
  return facts ? withCurrentFacts(product, facts) : product
}

export function toShownCard(product: Product, { link, kind }: CardChoice): ShownCard {
  const { variants, options, typeId } = product
  const chosen = variants.find(({ sku }) => link === childLink(product.link, sku))
  const isWhole = kind === 'size' || options.every(({ attributeCode }) => attributeCode === 'color')
  const { minQty = 1, isInStock } = chosen ?? product
  const hasQuestions = product.typeData.customOptions.some(({ isRequired }) => isRequired)
  const isPlain = WITHOUT_QUESTIONS.has(typeId) && minQty === 1 && !hasQuestions
  return {
    id: product.id,
    sku: isWhole && chosen ? chosen.sku : product.sku,
    typeId,
    name: product.name,
    link,
    images: galleryOf(product, chosen)
      .slice(0, CARD_PICTURES)
      .map(({ path }) => path),
    ...pricesOf(product, isWhole || !chosen ? chosen : inColorOf(product, chosen)),
    measure: product.measure ?? null,
    isInStock,
    hidesStockAlert: product.hidesStockAlert,
    asksFirst: !isWhole || !isPlain,
    label: product.labels[0] ?? null,
    colors: [],
    hasMoreColors: false,
    sizes: chosen ? sizesOf(product, chosen) : [],
    request: toAddRequest(product, isWhole ? chosen : undefined, 1),
  }
}

function inColorOf({ variants }: Product, { choices }: Variant): Variant[] {
  return variants.filter((variant) => variant.choices.color === choices.color)
}

type CardPrices = Pick<ShownCard, 'price' | 'isFromPrice' | 'lowestBefore'>

/** Of the chosen child, or where it begins among several; without children that of the product. */
function pricesOf(product: Product, chosen: Variant | Variant[] | undefined): CardPrices {
  if (!Array.isArray(chosen)) {
    const { price, lowestBefore = null } = chosen ?? product
    return { price, isFromPrice: !chosen && product.isFromPrice, lowestBefore }
  }
  const inStock = chosen.filter(({ isInStock }) => isInStock)
  const sold = inStock.length > 0 ? inStock : chosen
  const prices = sold.map(({ price }) => price)
  const price = cheapestOf(prices) ?? product.price
  const cheapest = sold.find((variant) => variant.price === price)
  return {
    price,
    isFromPrice: isPriceRange(prices),
    lowestBefore: cheapest?.lowestBefore ?? null,
  }
}

function sizesOf(product: Product, chosen: Variant): CardSize[] {
  const size = product.options.find(({ attributeCode }) => attributeCode === 'size')
  const variants = inColorOf(product, chosen)
  return (size?.values ?? []).flatMap(({ valueIndex, label }) => {
    const variant = variants.find(({ choices }) => choices.size === valueIndex)
    if (!variant) return []
    const link = childLink(product.link, variant.sku)
    return [{ label, link, isInStock: variant.isInStock }]
  })
}
