// What was approved at PayPal, to be looked at before the money is taken; it works without script. Or
// what is in the cart, to be paid by a wallet of the device, which needs script.
import { isVirtualCart } from '../../shared/cart/rules'
import { EXPRESS_FIELDS, EXPRESS_PAY_PATH, type ExpressReview } from '../../shared/checkout/express'
import { WALLET_NAMES } from '../../shared/checkout/payment-methods'
import { TERMS_PATH } from '../../shared/content/service-paths'
import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { DeliveryText } from '../catalog/delivery-text'
import { useLeaving } from '../stores/express/use-leaving'
import { useNow } from '../stores/hydration/use-now'
import { lazyPart } from '../stores/lazy-part'
import { PartBoundary } from '../stores/part-boundary'
import { useShop } from '../stores/shop'
import { whilePressed } from '../stores/while-pressed'
import { Button, ButtonLink } from '../ui/button'
import { ChoiceField } from '../ui/fields/choice-field'
import { Notice } from '../ui/notice'
import { PageMessage } from '../ui/page-message'
import pages from './checkout-page.module.css'
import { LegalLinks } from './legal-links'
import { MissingPart } from './missing-part'
import { OrderContent } from './order-review'
import { SentenceWithLink } from './sentence-with-link'
import { EXPRESS_FAULT_WORDS } from './wallet/express-fault-words'
import { WithdrawalSentence } from './withdrawal-sentence'

const WalletExpress = lazyPart(
  whilePressed(async () => (await import('./wallet/wallet-express')).WalletExpress),
)

const NOTHING = { review: null, wallet: null }

export function ExpressPage({ data }: { data: PageData }) {
  const { store, t } = useShop()
  const { review, wallet } = data.route === 'express' ? data : NOTHING
  return (
    <div className={`contained ${pages.page}`}>
      <div className={pages.single}>
        <h1>{t('checkout.express-review')}</h1>
        {review ? (
          <Review review={review} />
        ) : wallet ? (
          <>
            <Ordered lines={wallet.lines} totals={wallet.totals} />
            <p>{t('checkout.wallet-hint', { wallet: WALLET_NAMES[wallet.wallet] })}</p>
            <PartBoundary part="wallet" missing={<MissingPart />}>
              <WalletExpress review={wallet} />
            </PartBoundary>
          </>
        ) : (
          <PageMessage>
            <Notice kind="warning">{t('checkout.express-gone')}</Notice>
            <ButtonLink href={storePath('/cart', store)}>{t('cart.view-cart')}</ButtonLink>
          </PageMessage>
        )}
      </div>
    </div>
  )
}

function Review({ review }: { review: ExpressReview }) {
  const { store, t } = useShop()
  const { fault, lines, totals, email, address, delivery } = review
  const isServed = address.length > 0 || isVirtualCart(lines)
  return (
    <>
      <div role="alert">
        {fault && <Notice kind="warning">{t(EXPRESS_FAULT_WORDS[fault], { reason: '' })}</Notice>}
        {!isServed && <Notice kind="danger">{t('checkout.express-no-address')}</Notice>}
      </div>
      <section className={pages.receipt}>
        <h2>{t('checkout.express-to')}</h2>
        <address>
          {address.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{email}</p>
        </address>
        {delivery && <p>{delivery}</p>}
      </section>
      <Ordered lines={lines} totals={totals} />
      {isServed ? (
        <PayForm review={review} />
      ) : (
        <ButtonLink href={storePath('/checkout', store)}>{t('cart.to-checkout')}</ButtonLink>
      )}
    </>
  )
}

function Ordered(props: Pick<ExpressReview, 'lines' | 'totals'>) {
  const shop = useShop()
  const now = useNow()
  const { deliveryDays } = props.totals
  return (
    <section className={pages.receipt}>
      <OrderContent {...props} />
      {deliveryDays && (
        <p>
          <DeliveryText days={deliveryDays} shop={shop} now={now} />
        </p>
      )}
    </section>
  )
}

/** The terms, how it can be given back, and the button that orders (CRD article 8). */
function PayForm({ review: { token, attempt, totals } }: { review: ExpressReview }) {
  const { store, t } = useShop()
  const [isLeaving, leave] = useLeaving()
  const hidden = {
    [EXPRESS_FIELDS.token]: token,
    [EXPRESS_FIELDS.attempt]: attempt,
    [EXPRESS_FIELDS.total]: totals.grandTotal,
  }
  return (
    <form
      className={pages.card}
      method="post"
      action={storePath(EXPRESS_PAY_PATH, store)}
      onSubmit={leave}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ChoiceField type="checkbox" name={EXPRESS_FIELDS.terms} value="1" required>
        <SentenceWithLink
          sentence={t('checkout.terms')}
          linked={t('checkout.terms-link')}
          href={storePath(TERMS_PATH, store)}
        />
      </ChoiceField>
      <p>
        <WithdrawalSentence />
      </p>
      <Button type="submit" isWide isBusy={isLeaving}>
        {t('checkout.place-order')}
      </Button>
      <p role="status" className="visually-hidden">
        {isLeaving && t('checkout.placing')}
      </p>
      <LegalLinks />
    </form>
  )
}
