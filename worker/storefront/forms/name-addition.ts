import { textDigest } from '../../../shared/signing/text-digest'

/** So long, and at most twice as long, the same form is the same press: milliseconds. */
const ONE_PRESS_MS = 2000
const DIGEST_CHARACTERS = 32

/**
 * Names of what a form puts into a cart as its `place`-th line. Pages with such a form are the same for
 * everybody, so nothing in it tells two presses apart but the time: the second name is that of the span
 * before, for a press that is doubled where one span ends. A cart knows the names of its own changes only.
 */
export async function nameAddition(
  form: URLSearchParams,
  place: number,
  now: number,
): Promise<string[]> {
  const digest = await textDigest(form.toString())
  const span = Math.floor(now / ONE_PRESS_MS)
  return [span, span - 1].map((one) => `${digest.slice(0, DIGEST_CHARACTERS)}-${place}-${one}`)
}
