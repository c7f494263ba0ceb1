import { Hono } from 'hono'
import { readJsonBody } from '../../../../shared/json/json-body'
import type { CommerceEnv } from '../../env'
import { limitCallBody } from '../../http/limit-body'
import { keepNotices, settleNotices } from './adyen-notice'

const MAX_NOTICE_BYTES = 1_000_000

export const adyenWebhookRoutes = new Hono<CommerceEnv>()

/** Accepted once it is kept; what comes of it is no matter of the provider's. */
adyenWebhookRoutes.post('/adyen/webhook', limitCallBody(MAX_NOTICE_BYTES), async (c) => {
  const body = await readJsonBody(c.req.raw)
  const said = body.ok ? body.value : null
  const kept = await keepNotices(c.env.SALES, hmacKeysOf(c.env.ADYEN_HMAC_KEYS), said, Date.now())
  if (!kept.ok) return c.text(kept.error, kept.error === 'unsigned' ? 401 : 400)
  try {
    await settleNotices(c.env.SALES, Date.now())
  } catch (error) {
    // It is kept: the clock acts on it.
    console.error('A webhook could not be acted on:', error)
  }
  return c.text('[accepted]')
})

function hmacKeysOf(list = ''): string[] {
  return list.split(',').filter((key) => /^[0-9A-Fa-f]{64}$/.test(key))
}
