// How commerce tells a storefront what has changed: POST {tags, bookmark} with a signature beside it,
// so that the key itself never travels and nobody can say it again later.
import * as z from 'zod/mini'

/** Where a storefront hears it. */
export const PURGE_PATH = '/_purge'

/** Most tags of one message; whoever has more to say says EVERY_TAG. */
export const MAX_PURGED_TAGS = 500

/** The tag of a story is its slug, which may be long. */
const MAX_TAG_LENGTH = 600

/** Seconds after which a signed message is not believed any more, and before which neither. */
export const SIGNATURE_AGE_SECONDS = 300

/** Carries what shared/signing/purge-signature.ts makes of the body. */
export const SIGNATURE_HEADER = 'x-shop-signature'

/** Goes into a header as it is. What cannot is left out: what changed is heard all the same. */
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
