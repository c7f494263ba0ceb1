import { isJsonType } from '../../../../shared/json/is-json-type'
import { readReview } from '../../../../shared/reviews/read-review'
import {
  picturesFault,
  REVIEW_FIELDS,
  type ReviewDraft,
  type ReviewFault,
  reviewFault,
} from '../../../../shared/reviews/review-form'
import { storePath } from '../../../../shared/routing/links'
import { REVIEW_PATH } from '../../../../shared/routing/screen-paths'
import { sendRefusal, sendResult } from '../../gateway/envelope'
import { type GatewayContext, withoutSession } from '../../gateway/gateway-context'
import { readMultipart } from '../../http/read-form'
import { createLookups } from '../../load/lookups'
import { openSources } from '../../pages/open-sources'
import { SEE_OTHER } from '../go-to'
import { showAgain } from '../show-again'
import { handOnReview } from './hand-on-review'

const UNPROCESSABLE = 422

/**
 * POST /review: takes what a shopper writes of a product. A script is told in the envelope; a browser by
 * itself is led to a page, which still has what was written where it was not taken.
 */
export async function postReview(c: GatewayContext): Promise<Response> {
  const form = await readMultipart(c.req.raw)
  if (!form.ok) return c.text(`${form.error.status} ${form.error.message}`, form.error.status)
  const draft = readReview(form.value)
  const sku = String(form.value.get(REVIEW_FIELDS.sku) ?? '')
  const pictures = form.value
    .getAll(REVIEW_FIELDS.pictures)
    .filter((file) => typeof file !== 'string' && file.size > 0) as File[]
  const fault = await take(c, { sku, draft, pictures })
  if (isJsonType(c.req.header('accept') ?? null)) {
    return fault ? sendRefusal(c, UNPROCESSABLE, fault) : sendResult(c, 'sent')
  }
  const page = `${storePath(REVIEW_PATH, c.get('store'))}?${new URLSearchParams({ sku })}`
  if (fault) return showAgain(c, page, { review: { draft, fault }, isRefused: true })
  return c.redirect(`${page}&${REVIEW_FIELDS.sent}=yes`, SEE_OTHER)
}

interface PostedReview {
  sku: string
  draft: ReviewDraft
  pictures: File[]
}

async function take(
  c: GatewayContext,
  { sku, draft, pictures }: PostedReview,
): Promise<ReviewFault | null> {
  const fault = reviewFault(draft) ?? picturesFault(pictures.map(({ size }) => size))
  if (fault) return fault
  const found = await createLookups(openSources(withoutSession(c)).sources).productBySku(sku)
  if (!found.ok) return 'failed'
  if (!found.value) return 'no-product'
  return handOnReview(c, { productId: found.value.product.id, draft, pictures })
}
