// What shoppers write of products (spec 7, contract 1.6). Nothing is shown before somebody read it.
import { Hono } from 'hono'
import { adminCalls } from '../../../shared/contract/admin/admin-calls'
import { reviewCalls } from '../../../shared/contract/catalogue/review'
import { MAX_PICTURES } from '../../../shared/reviews/review-form'
import { NOT_LOGGED_IN } from '../customers/customer-refusals'
import { customerOf, hasToken } from '../customers/with-customer'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { parseBody, parseQuery } from '../http/parse-call'
import { hasBought } from './has-bought'
import { areHeld, holdPictures, readPictures } from './review-pictures'
import {
  areTooManyWaiting,
  decideReview,
  findReviewedSku,
  listPendingReviews,
  writeReview,
} from './write-review'

export const reviewRoutes = new Hono<CommerceEnv>()

const TOO_MANY_WAIT = 'Too many pictures wait to be looked at. Try again later, or without them.'

reviewRoutes.post(reviewCalls.reviewCreate.path, async (c) => {
  const body = await parseBody(c, reviewCalls.reviewCreate.body)
  if (!body.ok) return body.error
  const { review, pictures: given = [], orders: orderHashes = [], held = [] } = body.value
  const rating = review.ratings?.[0]?.value
  if (rating === undefined) return refuse(c, 400, 'A review needs a rating from 1 to 5')
  if (given.length + held.length > MAX_PICTURES) return refuse(c, 400, 'Too many pictures')
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
  const reference = `shopper ${body.value.attempt ?? crypto.randomUUID()}`
  if (!(await areHeld(CATALOGUE, held, reference))) {
    return refuse(c, 410, 'Pictures that were sent before are no longer there. Send them again.')
  }
  if (given.length > 0 && (await areTooManyWaiting(CATALOGUE))) return refuse(c, 503, TOO_MANY_WAIT)
  const paths = [...held, ...(await holdPictures(CATALOGUE, MEDIA, pictures.value))]
  const written = { ...review, rating, isVerified, reference, pictures: paths }
  return answer(c, await writeReview(CATALOGUE, c.get('store'), written))
})

reviewRoutes.post(reviewCalls.reviewPictures.path, async (c) => {
  const body = await parseBody(c, reviewCalls.reviewPictures.body)
  if (!body.ok) return body.error
  const pictures = readPictures(body.value.pictures)
  if (!pictures.ok) return refuse(c, 400, pictures.error)
  const { CATALOGUE, MEDIA } = c.env
  if (await areTooManyWaiting(CATALOGUE)) return refuse(c, 503, TOO_MANY_WAIT)
  return answer(c, await holdPictures(CATALOGUE, MEDIA, pictures.value))
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
