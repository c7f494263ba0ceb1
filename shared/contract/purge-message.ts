// The message by which commerce notifies a storefront of changes: POST {tags, bookmark} with a
// signature, so that the key itself never travels and a copy of the message is useless later.
import * as z from 'zod/mini'

/** The path at which a storefront takes it. */
export const PURGE_PATH = '/_purge'

/** Most tags of one message; beyond that EVERY_TAG is sent. */
export const MAX_PURGED_TAGS = 500

/** The tag of a story is its slug, which may be long. */
const MAX_TAG_LENGTH = 600

/** Seconds after which a signed message is not believed any more, and before which neither. */
export const SIGNATURE_AGE_SECONDS = 300

/** Carries what shared/signing/purge-signature.ts makes of the body. */
export const SIGNATURE_HEADER = 'x-shop-signature'

/** Has to fit into a header. One that does not is left out, and the tags still count. */
const bookmark = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))

/**
 * What changed, and a bookmark of D1: how new the catalogue must be to have it. Of two bookmarks the later
 * one is the greater text.
 */
export const purgeMessage = z.object({
  tags: z
    .array(z.string().check(z.minLength(1), z.maxLength(MAX_TAG_LENGTH)))
    .check(z.minLength(1), z.maxLength(MAX_PURGED_TAGS)),
  bookmark: z.catch(z.optional(bookmark), undefined),
})
