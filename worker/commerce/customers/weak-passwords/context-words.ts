// Words that say nothing in a password of this shop (ASVS 6.1.2): its own, and those of whoever chooses it.
import { MERCHANT } from '../../../../shared/store-view/merchant'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'

const MIN_LETTERS = 3

export interface PersonWords {
  email: string
  firstName: string
  lastName: string
}

/** A customer as the calls name them. */
export function toPersonWords(customer: {
  email: string
  firstname: string
  lastname: string
}): PersonWords {
  return {
    email: customer.email,
    firstName: customer.firstname,
    lastName: customer.lastname,
  }
}

/** Names of shop and merchant, with the address of the service; in lower case. */
export const SHOP_WORDS: readonly string[] = wordsIn(
  [MERCHANT.name, MERCHANT.email, MERCHANT.city, ...STORE_VIEWS.map(({ name }) => name)].join(' '),
)

/** Names and e-mail address of a customer; in lower case. */
export function wordsOf({ email, firstName, lastName }: PersonWords): string[] {
  return wordsIn(`${email} ${firstName} ${lastName}`)
}

/** The longest first, so that none hides a longer one. */
function wordsIn(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}]+/u)
  return [...new Set(words)]
    .filter((word) => word.length >= MIN_LETTERS)
    .sort((one, other) => other.length - one.length)
}
