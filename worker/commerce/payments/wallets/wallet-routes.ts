// The calls of the device's wallets (contract 1.10).
import { Hono } from 'hono'
import { walletCalls } from '../../../../shared/contract/payment/wallet'
import { answerForCart } from '../../cart/answer-for-cart'
import type { CommerceEnv } from '../../env'
import { answerOutcome } from '../../http/answer-call'
import { parseBody } from '../../http/parse-call'
import { adyenDeskOf, payOrderByWallet } from '../adyen/pay-by-adyen'
import { quoteExpress } from './quote-express'
import { openWalletSession } from './wallet-session'

export const walletRoutes = new Hono<CommerceEnv>()

walletRoutes.post(walletCalls.adyenMerchantSession.path, async (c) => {
  const body = await parseBody(c, walletCalls.adyenMerchantSession.body)
  return body.ok
    ? answerOutcome(c, await openWalletSession(adyenDeskOf(c.env), body.value))
    : body.error
})

walletRoutes.post(walletCalls.walletExpressCheckout.path, async (c) => {
  const body = await parseBody(c, walletCalls.walletExpressCheckout.body)
  return body.ok ? answerForCart(c, (call) => quoteExpress(call, body.value)) : body.error
})

walletRoutes.post(walletCalls.walletPaymentComplete.path, async (c) => {
  const body = await parseBody(c, walletCalls.walletPaymentComplete.body)
  return body.ok
    ? answerOutcome(c, await payOrderByWallet(adyenDeskOf(c.env), body.value))
    : body.error
})
