const MIN_LENGTH = 8
const MIN_CLASSES = 3
/** Longer ones are refused rather than cut off. */
const MAX_LENGTH = 256

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

/** Passwords that keep the rule and are tried first by everybody who guesses, without their digits and signs. */
const COMMON = new Set([
  'password',
  'passwort',
  'wachtwoord',
  'motdepasse',
  'welcome',
  'welkom',
  'willkommen',
  'bienvenue',
  'qwerty',
  'qwertz',
  'azerty',
  'qwertyuiop',
  'letmein',
  'iloveyou',
  'admin',
  'football',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'superman',
  'master',
  'abc',
  'abcd',
  'test',
  'changeme',
  'secret',
])

/**
 * Whether a password may be chosen (spec 5, form rules): at least 8 characters, at least 3 of the 4
 * classes of small letters, capitals, digits and others, and none of those that are guessed first.
 */
export function isGoodPassword(password: string): boolean {
  const length = [...password].length
  if (length < MIN_LENGTH || password.length > MAX_LENGTH) return false
  if (CLASSES.filter((one) => one.test(password)).length < MIN_CLASSES) return false
  return !COMMON.has(toWord(password))
}

/** What is left of `P@ssw0rd!23`: the word behind it. */
function toWord(password: string): string {
  return password
    .toLowerCase()
    .replace(/[\d\P{L}]+$/u, '')
    .replaceAll('@', 'a')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('1', 'l')
    .replaceAll('$', 's')
}
