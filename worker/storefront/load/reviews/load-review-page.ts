import { ok } from '../../../../shared/result'
import { REVIEW_FIELDS } from '../../../../shared/reviews/review-form'
import { createLookups } from '../lookups'
import { notFound, type PageContext, type PageOutcome, plainPage } from '../page-outcome'
import type { Sources } from '../sources'

/** The form in which a shopper writes of the product that the address names. */
export async function loadReviewPage(sources: Sources, context: PageContext): Promise<PageOutcome> {
  const { searchParams } = context.url
  const wanted = searchParams.get(REVIEW_FIELDS.sku)
  const found = wanted ? await createLookups(sources).productBySku(wanted) : ok(null)
  if (!found.ok) return found
  if (!found.value) return ok(notFound(context))
  const { sku, name, link } = found.value.product
  const data = {
    route: 'review',
    product: { sku, name, link },
    refused: sources.review ?? null,
    attempt: sources.review?.attempt ?? crypto.randomUUID(),
    isSent: searchParams.has(REVIEW_FIELDS.sent),
  } as const
  return ok(plainPage(data, context.t('product.review-of', { name })))
}
