// Messages that a page of a merchant's own sends to the shop (contract 1.6, mail service). They go to the
// shop alone: strangers must not send mails in its name, nor have copies sent to addresses that they name.
import { Hono } from 'hono'
import { mailCalls } from '../../../shared/contract/services/mail-service'
import { MERCHANT } from '../../../shared/store-view/merchant'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { parseBody } from '../http/parse-call'
import { keepMessage } from './keep-message'
import { createMailToken, takeMailToken } from './mail-token'

const { mailSend, mailToken } = mailCalls

export const mailServiceRoutes = new Hono<CommerceEnv>()

mailServiceRoutes.get(mailToken.path, async (c) => {
  c.header('cache-control', 'no-store')
  return answer(c, await createMailToken(c.env.SALES, Date.now()))
})

mailServiceRoutes.post(mailSend.path, async (c) => {
  const body = await parseBody(c, mailSend.body)
  if (!body.ok) return body.error
  const { sourceAddress, targetAddress, subject, emailText, token } = body.value
  if (targetAddress.toLowerCase() !== MERCHANT.email.toLowerCase()) {
    return refuse(c, 403, 'The target address is not on the whitelist')
  }
  const now = Date.now()
  if (!(await takeMailToken(c.env.SALES, token, now))) {
    return refuse(c, 401, 'The token is not authorised, was used, or is over: get another')
  }
  const fields = { email: sourceAddress, message: emailText }
  const { storeCode } = c.get('store')
  await keepMessage(c.env.SALES, { form: subject, storeCode, fields }, now)
  return answer(c, 'OK')
})
