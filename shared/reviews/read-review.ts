import { REVIEW_FIELDS, type ReviewDraft } from './review-form'

/** A posted form, as far as it is read here. */
interface PostedFields {
  get(name: string): unknown
}

/** What a form says of a product; whatever is no text counts as not written (spec 2, review modal). */
export function readReview(fields: PostedFields): ReviewDraft {
  const text = (name: string) => {
    const given = fields.get(name)
    return typeof given === 'string' ? given.trim() : ''
  }
  return {
    rating: Number(text(REVIEW_FIELDS.rating)),
    nickname: text(REVIEW_FIELDS.nickname),
    title: text(REVIEW_FIELDS.title),
    // Browsers post lines with two characters between them, and count one.
    detail: text(REVIEW_FIELDS.detail).replaceAll('\r\n', '\n'),
  }
}
