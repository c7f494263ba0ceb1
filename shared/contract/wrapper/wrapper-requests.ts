// What the native app asks of the shop that it frames (spec 1, native app wrapper).
import * as z from 'zod/mini'
import { userCalls } from '../customer/user'
import { captchaToken, email, filledLine, password, storeCode } from '../wire/request-value'

/** The proof of a captcha that the app has solved itself; without it the shop solves one (spec 5). */
const proof = { token: z.optional(captchaToken) }

export const authenticationRequest = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('login'),
    data: z.strictObject({ username: email, password, ...proof }),
  }),
  z.strictObject({
    type: z.literal('register'),
    data: z.strictObject({
      email,
      firstname: filledLine(64),
      lastname: filledLine(64),
      password,
      ...proof,
    }),
  }),
  z.strictObject({ type: z.literal('forgotPassword'), data: z.strictObject({ email }) }),
  z.strictObject({
    type: z.literal('createPassword'),
    data: z.strictObject(userCalls.userCreatePassword.body.shape),
  }),
])
export type AuthenticationRequest = z.output<typeof authenticationRequest>

/** Each is answered, or followed, once; anything else is nobody's message. */
export const wrapperRequest = z.discriminatedUnion('type', [
  ...authenticationRequest.def.options,
  z.strictObject({ type: z.literal('signOut') }),
  z.strictObject({ type: z.literal('selectedLanguage'), data: z.strictObject({ storeCode }) }),
])
