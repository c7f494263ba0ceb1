import * as z from 'zod/mini'
import type { Call } from '../call'
import { bearerToken, email, filledLine, paragraph } from '../wire/request-value'
import { wireText } from '../wire/wire-value'

/** A message to the shop. The token is asked for first and allows one message (contract 1.6). */
const mailRequest = z.object({
  sourceAddress: email,
  targetAddress: email,
  subject: filledLine(256),
  emailText: paragraph(10_000).check(z.minLength(1)),
  token: bearerToken,
  confirmation: z.optional(z.boolean()),
})

const common = { auth: 'none', envelope: true, result: wireText } as const

export const mailCalls = {
  mailToken: { ...common, method: 'GET', path: '/api/ext/mail-service/get-token' },
  mailSend: {
    ...common,
    method: 'POST',
    path: '/api/ext/mail-service/send-email',
    body: mailRequest,
  },
} as const satisfies Record<string, Call>
