import { describe, expect, it, vi } from 'vitest'
import { sendSubscription } from '../../../../client/engine/newsletter-calls'
import type { GatewayAnswer, GatewayRequest } from '../../../../client/engine/ports'

const answered = (code: number, meta?: unknown): GatewayAnswer => ({
  kind: 'answered',
  code,
  result: '',
  meta,
  retryAfterMs: null,
})
const WANTED = { captcha: { provider: 'turnstile', siteKey: 'key' } }

function shopWith(...answers: GatewayAnswer[]) {
  const sent: GatewayRequest[] = []
  const send = async (request: GatewayRequest) => {
    sent.push(request)
    return answers[sent.length - 1] ?? answered(200)
  }
  return { http: { send }, sent }
}

describe('a subscription whose shop wants to know whether a person asks (spec 7, captcha)', () => {
  it('is sent again with a token, and without one where none is wanted', async () => {
    const solve = vi.fn(async () => 'token')
    const plain = shopWith(answered(200))
    expect(await sendSubscription(plain.http, 'a@example.com', solve)).toBe('done')
    expect(solve).not.toHaveBeenCalled()
    const { http, sent } = shopWith(answered(403, WANTED), answered(200))
    expect(await sendSubscription(http, 'a@example.com', solve)).toBe('done')
    expect(solve).toHaveBeenCalledWith(WANTED.captcha)
    expect(sent[1]?.body).toEqual({ email: 'a@example.com', token: 'token' })
  })

  it('fails where no token is to be had, and asks no service that it does not know', async () => {
    const { http } = shopWith(answered(403, WANTED))
    expect(await sendSubscription(http, 'a@example.com', async () => null)).toBe('failed')
    const solve = vi.fn(async () => 'token')
    for (const captcha of [{ provider: 'toString', siteKey: 'key' }, { provider: 'turnstile' }]) {
      const shop = shopWith(answered(403, { captcha }))
      expect(await sendSubscription(shop.http, 'a@example.com', solve)).toBe('failed')
    }
    expect(solve).not.toHaveBeenCalled()
  })
})
