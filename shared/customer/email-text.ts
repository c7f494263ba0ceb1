const EMAIL = /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/
const MAX_LENGTH = 254

/** Whether a text can be an e-mail address (spec 5, form rules); blanks around it do not count. */
export function isEmailText(text: string): boolean {
  const written = text.trim()
  return EMAIL.test(written) && written.length <= MAX_LENGTH
}
