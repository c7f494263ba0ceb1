// What shoppers write of products (spec 7, contract 1.6). Nothing is shown before somebody read it.
import { Hono } from 'hono'
import { adminCalls } from '../../../shared/contract/admin/admin-calls'
import { reviewCalls } from '../../../shared/contract/catalogue/review'
import { NOT_LOGGED_IN } from '../customers/customer-refusals'
import { customerOf, hasToken } from '../customers/with-customer'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { parseBody, parseQuery } from '../http/parse-call'
import { hasBought } from './has-bought'
import { keepPictures, readPictures } from './review-pictures'
import {
  areTooManyWaiting,
  decideReview,
  findReviewedSku,
  listPendingReviews,
  writeReview,
} from './write-review'

export const reviewRoutes = new Hono<CommerceEnv>()

reviewRoutes.post(reviewCalls.reviewCreate.path, async (c) => {
  const body = await parseBody(c, reviewCalls.reviewCreate.body)
  if (!body.ok) return body.error
  const { review, pictures: given = [], orders: orderHashes = [] } = body.value
  const rating = review.ratings?.[0]?.value
  if (rating === undefined) return refuse(c, 400, 'A review needs a rating from 1 to 5')
  const pictures = readPictures(given)
  if (!pictures.ok) return refuse(c, 400, pictures.error)
  const { CATALOGUE, MEDIA, SALES } = c.env
  const sku = await findReviewedSku(CATALOGUE, review.product_id)
  if (sku === null) return refuse(c, 404, 'There is no such product')
  const customer = await customerOf(c)
  // A login that is over is renewed by whoever asks: what was bought with it would not count.
  if (!customer && hasToken(c)) return refuse(c, 401, NOT_LOGGED_IN.message)
  const customerId = customer?.id ?? null
  const isVerified = await hasBought(SALES, { customerId, orderHashes }, sku)
  if (pictures.value.length > 0 && (await areTooManyWaiting(CATALOGUE))) {
    return refuse(
      c,
      503,
      'Too many pictures wait to be looked at. Try again later, or without them.',
    )
  }
  const paths = await keepPictures(MEDIA, pictures.value)
  try {
    const written = { ...review, rating, isVerified, pictures: paths }
    return answer(c, await writeReview(CATALOGUE, c.get('store'), written))
  } catch (error) {
    await MEDIA.delete(paths)
    throw error
  }
})

export const adminReviewRoutes = new Hono<CommerceEnv>()

adminReviewRoutes.get(adminCalls.listPendingReviews.path, async (c) => {
  const query = parseQuery(c, adminCalls.listPendingReviews.input)
  return query.ok ? answer(c, await listPendingReviews(c.env.CATALOGUE)) : query.error
})

adminReviewRoutes.post(adminCalls.decideReview.path, async (c) => {
  const body = await parseBody(c, adminCalls.decideReview.input)
  if (!body.ok) return body.error
  const { id, isApproved } = body.value
  const isDecided = await decideReview(c.env, id, isApproved)
  return isDecided ? answer(c, true) : refuse(c, 404, 'No such review is waiting')
})
