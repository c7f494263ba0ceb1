// What shoppers write of products (spec 7, contract 1.6). Nothing is shown before somebody read it.
import { Hono } from 'hono'
import { adminCalls } from '../../../shared/contract/admin/admin-calls'
import { reviewCalls } from '../../../shared/contract/catalogue/review'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { parseBody, parseQuery } from '../http/parse-call'
import { decideReview, listPendingReviews, writeReview } from './write-review'

export const reviewRoutes = new Hono<CommerceEnv>()

reviewRoutes.post(reviewCalls.reviewCreate.path, async (c) => {
  const body = await parseBody(c, reviewCalls.reviewCreate.body)
  if (!body.ok) return body.error
  const { review } = body.value
  const rating = review.ratings?.[0]?.value
  if (rating === undefined) return refuse(c, 400, 'A review needs a rating from 1 to 5')
  const written = await writeReview(c.env.CATALOGUE, c.get('store'), { ...review, rating })
  return written ? answer(c, written) : refuse(c, 404, 'There is no such product')
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
  const isDecided = await decideReview(c.env.CATALOGUE, id, isApproved)
  return isDecided ? answer(c, true) : refuse(c, 404, 'No such review is waiting')
})
