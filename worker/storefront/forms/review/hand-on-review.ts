import { base64url } from 'jose'
import { calls } from '../../../../shared/contract/calls'
import type { ReviewDraft, ReviewFault } from '../../../../shared/reviews/review-form'
import { askAsCustomer } from '../../gateway/ask-as-customer'
import { type GatewayContext, upstreamOf } from '../../gateway/gateway-context'
import type { Outgoing } from '../../upstream/outgoing-request'

export interface PostedReview {
  sku: string
  draft: ReviewDraft
  pictures: readonly File[]
  /** Paths of pictures that an earlier try left with the shop. */
  held: string[]
  attempt: string
}

/**
 * Hands a review on, with what may show that its writer bought the product: the login, and the orders
 * that this browser made as a guest. Null when it was taken.
 */
export async function handOnReview(
  c: GatewayContext,
  productId: number,
  { draft, pictures, held, attempt }: PostedReview,
): Promise<ReviewFault | null> {
  const { rating, nickname, title, detail } = draft
  const review = { product_id: productId, title, detail, nickname, review_entity: 'product' }
  const body = calls.reviewCreate.body.safeParse({
    review: { ...review, ratings: [{ value: rating }], customer_id: null },
    pictures: await Promise.all(pictures.map(toText)),
    held,
    ...(attempt && { attempt }),
    orders: c.get('session').current.orders.map(({ orderHash }) => orderHash),
  })
  // What was written is checked before: only a line with a control character gets here.
  if (!body.success) return 'incomplete'
  const asked = await ask(c, { body: body.data })
  if (asked.ok) return null
  const { status } = asked.error
  if (status === 404) return 'no-product'
  if (status === 410) return 'pictures-gone'
  return status === 400 && pictures.length > 0 ? 'no-picture' : 'failed'
}

/** Leaves pictures of a review that was refused with the shop, for the next try; null where it has no room for them. */
export async function leavePictures(
  c: GatewayContext,
  pictures: readonly File[],
): Promise<string[] | null> {
  if (pictures.length === 0) return []
  const body = { pictures: await Promise.all(pictures.map(toText)) }
  const held = await upstreamOf(c).call('reviewPictures', { body })
  return held.ok ? held.value : null
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
