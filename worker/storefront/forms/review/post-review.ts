import { reviewPicturePath } from '../../../../shared/contract/catalogue/review'
import { opaqueId } from '../../../../shared/contract/wire/request-value'
import { isJsonType } from '../../../../shared/json/is-json-type'
import { readReview } from '../../../../shared/reviews/read-review'
import {
  MAX_PICTURES,
  picturesFault,
  REVIEW_FIELDS,
  type RefusedReview,
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
import { refuseForm } from '../refuse-form'
import { showAgain } from '../show-again'
import { handOnReview, leavePictures, type PostedReview } from './hand-on-review'

const UNPROCESSABLE = 422

/**
 * POST /review: takes what a shopper writes of a product. A script is told in the envelope; a browser by
 * itself is led to a page, which still has what was written and chosen where it was not taken.
 */
export async function postReview(c: GatewayContext): Promise<Response> {
  const form = await readMultipart(c.req.raw)
  if (!form.ok) return refuseForm(c, form.error.status)
  const posted = readPosted(form.value)
  const fault = await take(c, posted)
  if (isJsonType(c.req.header('accept') ?? null)) {
    return fault ? sendRefusal(c, UNPROCESSABLE, fault) : sendResult(c, 'sent')
  }
  const { sku } = posted
  const page = `${storePath(REVIEW_PATH, c.get('store'))}?${new URLSearchParams({ sku })}`
  if (!fault) return c.redirect(`${page}&${REVIEW_FIELDS.sent}=yes`, SEE_OTHER)
  return showAgain(c, page, { review: await toRefused(c, posted, fault), isRefused: true })
}

function readPosted(form: FormData): PostedReview {
  const held = form.getAll(REVIEW_FIELDS.held).flatMap((path) => {
    const read = reviewPicturePath.safeParse(path)
    return read.success ? [read.data] : []
  })
  const attempt = opaqueId.safeParse(form.get(REVIEW_FIELDS.attempt))
  return {
    sku: String(form.get(REVIEW_FIELDS.sku) ?? ''),
    draft: readReview(form),
    pictures: form
      .getAll(REVIEW_FIELDS.pictures)
      .filter((file) => typeof file !== 'string' && file.size > 0) as File[],
    held: [...new Set(held)],
    attempt: attempt.success ? attempt.data : '',
  }
}

async function take(c: GatewayContext, posted: PostedReview): Promise<ReviewFault | null> {
  const fault = reviewFault(posted.draft) ?? pictureFault(posted)
  if (fault) return fault
  const found = await createLookups(openSources(withoutSession(c)).sources).productBySku(posted.sku)
  if (!found.ok) return 'failed'
  if (!found.value) return 'no-product'
  return handOnReview(c, found.value.product.id, posted)
}

function pictureFault({ pictures, held }: PostedReview): ReviewFault | null {
  if (pictures.length + held.length > MAX_PICTURES) return 'too-many-pictures'
  return picturesFault(pictures.map(({ size }) => size))
}

/** What the page shows again. A browser does not fill in files, so the shop holds those that are good. */
async function toRefused(
  c: GatewayContext,
  posted: PostedReview,
  fault: ReviewFault,
): Promise<RefusedReview> {
  const { draft, pictures, attempt } = posted
  const before = fault === 'pictures-gone' ? [] : posted.held
  const now = pictureFault(posted) ? null : await leavePictures(c, pictures)
  return {
    draft,
    fault,
    attempt: attempt || crypto.randomUUID(),
    held: [...before, ...(now ?? [])],
    hasLostPictures: now === null,
  }
}
