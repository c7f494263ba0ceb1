import { type CartSummary, linePriceOf, type SummaryItem } from '../../shared/cart/cart-summary'
import { isVirtualCart } from '../../shared/cart/rules'
import { TAXED_COUNTRIES } from '../../shared/catalog/tax-rates'
import { CHECKOUT_FIELDS, CHECKOUT_FORM } from '../../shared/checkout/checkout-form'
import { imageUrl } from '../../shared/content/image-url'
import { storePath } from '../../shared/routing/links'
import { PriceTag } from '../catalog/price-tag'
import { TotalsList } from '../catalog/totals-list'
import type { VoucherPlaces } from '../catalog/vouchers/voucher-forms'
import { Vouchers } from '../catalog/vouchers/vouchers'
import { useCart } from '../stores/cart'
import { useCheckout } from '../stores/checkout/checkout-context'
import type { ReviewedLine } from '../stores/checkout/reviewed-line'
import { useCheckoutCart, useShownCheckout } from '../stores/checkout/shown-checkout'
import { useCheckoutMethods } from '../stores/checkout/use-checkout-methods'
import { useIsHydrated } from '../stores/hydration/use-is-hydrated'
import { useDescribedLines } from '../stores/product-cards/use-described-lines'
import { useShop } from '../stores/shop'
import { useVouchers } from '../stores/vouchers/use-vouchers'
import { Notice } from '../ui/notice'
import styles from './order-review.module.css'

/** What is about to be ordered; its sums come last, right above the button that orders it. */
export function OrderReview() {
  const shop = useShop()
  const { store, t } = shop
  const drawn = useShownCheckout()
  const refused = drawn?.refusedCoupon
  const vouchers = useVouchers({
    coupon: refused === undefined ? null : { code: refused, fault: t('cart.coupon-wrong') },
  })
  const isHydrated = useIsHydrated()
  const { lines, totals, isAlone } = useCheckoutCart()
  useDescribedLines(drawn?.cart)
  const isPending = useCart((cart) => cart.isPending)
  const { isUpdating } = useCheckoutMethods()
  const country = useCheckout(({ details }) => details.shipping.country)
  const isTaxed = TAXED_COUNTRIES.includes(country)
  const isVirtual = isVirtualCart(lines)
  const mayBearDuties = !isTaxed && !isVirtual
  // The pages of the shop showed the prices of its own country.
  const isTaxedOtherwise = isTaxed && country !== store.tax.defaultCountry
  return (
    <>
      <OrderLines lines={lines} totals={totals} />
      <p>
        <a href={storePath('/cart', store)}>{t('checkout.edit-cart')}</a>
      </p>
      {isHydrated ? (
        <Vouchers {...vouchers} shop={shop} />
      ) : (
        <Vouchers totals={totals} coupon={vouchers.coupon} places={PLACES} shop={shop} />
      )}
      <TotalsList
        totals={totals}
        hasDelivery={!isVirtual}
        shop={shop}
        isUpdating={!isAlone && (isPending || isUpdating)}
      />
      {isAlone && <Notice>{t('cart.offline-sums')}</Notice>}
      {mayBearDuties && <Notice>{t('checkout.duties')}</Notice>}
      {isTaxedOtherwise && <Notice>{t('checkout.tax-abroad')}</Notice>}
    </>
  )
}

/** Without script codes go with everything else that was typed, so that none of it is lost. */
const PLACES: VoucherPlaces = {
  coupon: { form: CHECKOUT_FORM, field: CHECKOUT_FIELDS.coupon },
  couponRemoval: { form: CHECKOUT_FORM, field: CHECKOUT_FIELDS.removeCoupon },
  giftCard: { form: CHECKOUT_FORM, field: CHECKOUT_FIELDS.giftCard },
  giftCardRemoval: { form: CHECKOUT_FORM, field: CHECKOUT_FIELDS.removeGiftCard },
}

interface OrderContentProps {
  lines: readonly ReviewedLine[]
  totals: CartSummary | null
  /** It was placed: as on the page of an order, only its sums say what was taken off. */
  isPlaced?: boolean
}

/** Lines and totals of an order, to be read only. */
export function OrderContent(props: OrderContentProps) {
  const { lines, totals } = props
  return (
    <div className={styles.content}>
      <OrderLines {...props} />
      <TotalsList totals={totals} hasDelivery={!isVirtualCart(lines)} shop={useShop()} />
    </div>
  )
}

function OrderLines({ lines, totals, isPlaced }: OrderContentProps) {
  return (
    <ul className={styles.lines} aria-label={useShop().t('checkout.summary')}>
      {lines.map((line) => (
        <ReviewLine
          key={line.key}
          line={line}
          item={totals?.items.find(({ itemId }) => itemId === line.itemId)}
          isPlaced={isPlaced}
        />
      ))}
    </ul>
  )
}

interface ReviewLineProps {
  line: ReviewedLine
  item: SummaryItem | undefined
  isPlaced: boolean | undefined
}

function ReviewLine({ line, item, isPlaced }: ReviewLineProps) {
  const shop = useShop()
  const { t } = shop
  const price = linePriceOf(line, item)
  return (
    <li>
      <div className={styles.picture}>
        {line.image && <img src={imageUrl(line.image, '150x150')} width={64} height={64} alt="" />}
      </div>
      <div>
        <p>
          {t('checkout.pieces', { qty: line.qty })} {line.name}
        </p>
        {line.options.map((option) => (
          <p key={option.label} className={styles.option}>
            {option.label + t('text.colon') + option.value}
          </p>
        ))}
      </div>
      <div className={styles.sum}>
        {price ? (
          <PriceTag price={isPlaced ? { ...price, special: null } : price} words={shop} />
        ) : (
          '…'
        )}
      </div>
    </li>
  )
}
