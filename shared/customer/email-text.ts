const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+"
const LABEL = '[A-Za-z\\d](?:[A-Za-z\\d-]*[A-Za-z\\d])?'
const EMAIL = new RegExp(
  `^(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[A-Za-z][A-Za-z\\d-]*[A-Za-z\\d]$`,
)
const MAX_LENGTH = 254

/**
 * Whether a text can be an e-mail address (spec 5, form rules), as every field and every call has it;
 * blanks around it do not count.
 */
export function isEmailText(text: string): boolean {
  const written = text.trim()
  return written.length <= MAX_LENGTH && EMAIL.test(written)
}
