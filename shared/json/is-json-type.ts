/**
 * Whether a content type is `application/json`, in any letters and with any parameters. Null, as an absent
 * header reads, is not.
 */
export function isJsonType(contentType: string | null): boolean {
  return /^\s*application\/json\s*(?:;|$)/i.test(contentType ?? '')
}
