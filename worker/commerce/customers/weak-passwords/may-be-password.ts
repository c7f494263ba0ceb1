import { isGoodPassword } from '../../../../shared/customer/password-rule'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { type PersonWords, wordsOf } from './context-words'
import { isGuessedFirst } from './is-guessed-first'

/** Whether a customer may choose this password in a store (spec 5, form rules). */
export function mayBePassword(password: string, person: PersonWords, store: StoreView): boolean {
  return isGoodPassword(password, store) && !isGuessedFirst(password, wordsOf(person))
}
