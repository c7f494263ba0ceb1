/** A path of ours as a browser writes it: no other host, no query, no part of a page. */
const OWN_PATH = /^\/(?!\/)[\w\-.~%!$&'()*+,;=:@/]{0,500}$/

/** The page that a form, or the address of one, says to come back to; null for what leads elsewhere. */
export function ownPath(text: string | null): string | null {
  return text !== null && OWN_PATH.test(text) ? text : null
}
