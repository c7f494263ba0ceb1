// What the shop tells the native app around it (spec 1, native app wrapper).
import * as z from 'zod/mini'
import { storeCode } from '../wire/request-value'
import type { AuthenticationRequest } from './wrapper-requests'

/** What became of a request; `message` is for the shopper, in the language of the store. */
const outcome = z.strictObject({ success: z.boolean(), message: z.string() })

export const wrapperAnswer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('loginResponse'), data: outcome }),
  z.strictObject({ type: z.literal('registerResponse'), data: outcome }),
  z.strictObject({ type: z.literal('forgotPasswordResponse'), data: outcome }),
  z.strictObject({ type: z.literal('createPasswordResponse'), data: outcome }),
])

export const wrapperNews = z.discriminatedUnion('type', [
  /** Nobody is logged in any more. */
  z.strictObject({ type: z.literal('signOut') }),
  /** The store that is shown, with the language of its words. */
  z.strictObject({
    type: z.literal('selectedLanguage'),
    data: z.strictObject({ storeCode, language: z.string() }),
  }),
  /** What became of a payment is shown: nothing else is to be done on the page of its provider. */
  z.strictObject({ type: z.literal('closePaymentWallet') }),
  /** The shopper asks for the settings of notifications, which are the app's. */
  z.strictObject({ type: z.literal('openNotificationSettings') }),
])

export type WrapperAnswer = z.output<typeof wrapperAnswer>
export type WrapperNews = z.output<typeof wrapperNews>

/** The type under which a request is answered (spec 1). */
export function answerTypeOf<T extends AuthenticationRequest['type']>(type: T): `${T}Response` {
  return `${type}Response`
}
