import { describe, expect, it } from 'vitest'
import { askIsWaiting, endAlert, sendAlert } from '../../../../client/engine/alert-calls'
import type { GatewayAnswer, GatewayRequest, HttpPort } from '../../../../client/engine/ports'

const LOST: GatewayAnswer = { kind: 'lost', reason: 'network' }

function answered(code: number, result: unknown, meta?: unknown): GatewayAnswer {
  return { kind: 'answered', code, result, retryAfterMs: null, meta }
}

function portOf(answer: GatewayAnswer): HttpPort & { sent: GatewayRequest[] } {
  const sent: GatewayRequest[] = []
  return {
    sent,
    async send(request) {
      sent.push(request)
      return answer
    },
  }
}

describe('an alert that is asked for', () => {
  it.each([
    [answered(200, true), 'done'],
    [answered(401, 'no'), 'needs-account'],
    [answered(400, 'no', { reason: 'product-in-stock' }), 'in-stock'],
    [answered(400, 'no', { reason: 'too-many-alerts' }), 'failed'],
    [answered(500, 'no'), 'failed'],
    [LOST, 'failed'],
  ])('%j is %s', async (answer, outcome) => {
    expect(await sendAlert(portOf(answer), 'LAST')).toBe(outcome)
  })
})

describe('whether one waits already', () => {
  it.each([
    [answered(200, [{ product_id: 1, sku: 'LAST' }]), true],
    [answered(200, [{ product_id: 1, sku: 'OTHER' }]), false],
    [answered(200, 'something else'), null],
    [answered(401, 'no'), null],
    [LOST, null],
  ])('%j is %s', async (answer, isWaiting) => {
    expect(await askIsWaiting(portOf(answer), 'LAST')).toBe(isWaiting)
  })
})

it('an alert is ended by the call of the same path', async () => {
  const port = portOf(answered(200, true))
  expect(await endAlert(port, 'LAST')).toBe(true)
  expect(port.sent).toEqual([
    { method: 'DELETE', path: '/api/ext/product-alert/stock', body: { sku: 'LAST' } },
  ])
  expect(await endAlert(portOf(LOST), 'LAST')).toBe(false)
})
