import { base64url } from 'jose'
import { calls } from '../../../../shared/contract/calls'
import type { ReviewDraft, ReviewFault } from '../../../../shared/reviews/review-form'
import { askAsCustomer } from '../../gateway/ask-as-customer'
import { type GatewayContext, upstreamOf } from '../../gateway/gateway-context'
import type { Outgoing } from '../../upstream/outgoing-request'

interface NewReview {
  productId: number
  draft: ReviewDraft
  pictures: readonly File[]
}

/**
 * Hands a review on, with what may show that its writer bought the product: the login, and the orders
 * that this browser made as a guest. Null when it was taken.
 */
export async function handOnReview(
  c: GatewayContext,
  { productId, draft, pictures }: NewReview,
): Promise<ReviewFault | null> {
  const { rating, nickname, title, detail } = draft
  const review = { product_id: productId, title, detail, nickname, review_entity: 'product' }
  const body = calls.reviewCreate.body.safeParse({
    review: { ...review, ratings: [{ value: rating }], customer_id: null },
    pictures: await Promise.all(pictures.map(toText)),
    orders: c.get('session').current.orders.map(({ orderHash }) => orderHash),
  })
  // What was written is checked before: only a line with a control character gets here.
  if (!body.success) return 'incomplete'
  const asked = await ask(c, { body: body.data })
  if (asked.ok) return null
  const { status } = asked.error
  if (status === 404) return 'no-product'
  return status === 400 && pictures.length > 0 ? 'no-picture' : 'failed'
}

/** As the customer, and as a guest where there is none or the login has ended meanwhile. */
async function ask(c: GatewayContext, outgoing: Outgoing) {
  const asked = c.get('customer').current ? await askAsCustomer(c, 'reviewCreate', outgoing) : null
  const isGuest = asked === null || (!asked.ok && asked.error.status === 401)
  return isGuest ? upstreamOf(c).ask('reviewCreate', outgoing) : asked
}

async function toText(picture: File): Promise<string> {
  return base64url.encode(new Uint8Array(await picture.arrayBuffer()))
}
