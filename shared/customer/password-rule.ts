import type { StoreView } from '../store-view/store-view'

/** What a store asks of a password. */
export type PasswordSettings = Pick<StoreView, 'passwordClasses'>

const MIN_LENGTH = 8
/** Longer ones are refused rather than cut off. */
const MAX_LENGTH = 256

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

/**
 * Whether a password keeps the rule (spec 5, form rules): at least 8 characters, and as many of the 4
 * classes of small letters, capitals, digits and others as the store asks for. Whether it is a common one
 * is for the backend to say.
 */
export function isGoodPassword(password: string, { passwordClasses }: PasswordSettings): boolean {
  const length = [...password].length
  if (length < MIN_LENGTH || password.length > MAX_LENGTH) return false
  return CLASSES.filter((one) => one.test(password)).length >= passwordClasses
}
