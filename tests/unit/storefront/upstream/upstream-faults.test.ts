import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BAD_CONTENT_TYPE, WRONG_FORMAT } from '../../../../worker/storefront/upstream/fault'
import {
  type Behaviour,
  createFakeUpstream,
  dripping,
  enveloped,
} from '../../../fakes/fake-upstream'

const STOCK = { query: { sku: 'A' } }

async function faultOf(behave: Behaviour) {
  const fake = createFakeUpstream(behave)
  const answer = await fake.upstream.call('stockCheck', STOCK)
  if (answer.ok) throw new Error('A fault was expected')
  return { ...answer.error, calls: fake.requests.length }
}

describe('an upstream that fails', () => {
  test.each([502, 503, 504])('%i is tried once more and then told as it is', async (status) => {
    const fault = await faultOf(() => new Response('down', { status }))
    expect(fault).toMatchObject({ kind: 'status', status, isOutage: true, calls: 2 })
  })

  test('a bare 500 is not tried again', async () => {
    const fault = await faultOf(() => new Response('<h1>oops</h1>', { status: 500 }))
    expect(fault).toMatchObject({ kind: 'status', status: 500, isOutage: true, calls: 1 })
  })

  test('a refusal in words is told in these words', async () => {
    const fault = await faultOf(() => enveloped('sku parameter is required', 400))
    expect(fault).toMatchObject({ status: 400, result: 'sku parameter is required' })
  })

  test('trouble in words is no outage, and its words are for the log alone', async () => {
    const said = 'SQLSTATE[42S22]: SELECT email FROM customer_entity'
    const fault = await faultOf(() => enveloped(said, 500, { reason: 'busy', sql: said }))
    expect(fault).toMatchObject({
      status: 500,
      isOutage: false,
      detail: said,
      meta: { reason: 'busy' },
    })
    expect(JSON.stringify({ ...fault, detail: '' })).not.toContain('SELECT')
  })

  test('the errorMessage of a result counts before the result itself', async () => {
    const fault = await faultOf(() => enveloped({ errorMessage: 'No.', code: 401 }, 400))
    expect(fault.message).toBe('No.')
  })

  test('why it failed travels along, cleaned', async () => {
    const fault = await faultOf(() => enveloped('gone', 404, { reason: 'cart-not-found' }))
    expect(fault.meta).toEqual({ reason: 'cart-not-found' })
  })

  test('200 with HTML is a bad content type', async () => {
    const html = new Response('<p>hello</p>', { headers: { 'content-type': 'text/html' } })
    const fault = await faultOf(() => html)
    expect(fault).toMatchObject({ kind: 'content-type', status: 502, message: BAD_CONTENT_TYPE })
  })

  test.each(['', '{"code":200,"res', 'null', '[]', '"x"', '7', '{}', '{"code":200}'])(
    '200 with the body %j is a wrong response format',
    async (text) => {
      const fault = await faultOf(() => dripping([text], 'close'))
      expect(fault).toMatchObject({ kind: 'format', status: 502, message: WRONG_FORMAT })
    },
  )

  test('JSON nested 10,000 deep is a wrong response format, not a crash', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    const fault = await faultOf(() => dripping([`{"code":200,"result":${deep}}`], 'close'))
    expect(fault.kind).toBe('format')
  })

  test.each([
    [400, 400],
    [401, 401],
    [500, 500],
    ['500', 500],
    ['ENOTFOUND', 502],
    [undefined, 502],
    [Number.NaN, 502],
    [302, 502],
  ])('200 with code %j is a failure with status %i', async (code, status) => {
    const fault = await faultOf(() => Response.json({ code, result: 'no' }))
    expect(fault.status).toBe(status)
  })

  test('a code that is the text 200 is a success', async () => {
    const { upstream } = createFakeUpstream(() =>
      Response.json({ code: '200', result: { qty: 1 } }),
    )
    expect(await upstream.call('stockCheck', STOCK)).toMatchObject({ ok: true, value: { qty: 1 } })
  })

  test('a connection that breaks in the middle of the body is a failure, not an empty list', async () => {
    const fault = await faultOf(() => dripping(['{"code":200,'], 'break'))
    expect(fault).toMatchObject({ kind: 'unreachable', status: 502, calls: 2 })
  })

  test('50 MB are not read to their end', async () => {
    let sent = 0
    const megabyte = 'x'.repeat(1024 * 1024)
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new TextEncoder().encode(megabyte))
        if (sent === 50) controller.close()
      },
    })
    const headers = { 'content-type': 'application/json' }
    const fault = await faultOf(() => new Response(endless, { headers }))
    expect(fault).toMatchObject({ kind: 'too-large', status: 502 })
    expect(sent).toBeLessThan(8)
  })

  test('a redirect is not followed', async () => {
    const fake = createFakeUpstream(() => Response.redirect('https://elsewhere.example/', 302))
    const answer = await fake.upstream.call('stockCheck', STOCK)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'status', status: 502 } })
    expect(fake.requests.map((request) => [request.redirect, request.url])).toEqual([
      ['manual', 'https://backend.example/api/stock/check?sku=A'],
    ])
  })

  test.each([
    '{"qty": "many"}',
    '{"qty": 1e400}',
    '{"qty": "NaN"}',
    '{"is_in_stock": "perhaps"}',
    '{"item_id": 1.5}',
  ])('the result %s does not fit and is refused', async (result) => {
    const fault = await faultOf(() => dripping([`{"code":200,"result":${result}}`], 'close'))
    expect(fault).toMatchObject({ kind: 'format', isOutage: false })
  })

  test('a __proto__ key changes nobody', async () => {
    const hostile = '{"code":200,"result":{"qty":1,"__proto__":{"polluted":true}}}'
    const { upstream } = createFakeUpstream(() => dripping([hostile], 'close'))
    const answer = await upstream.call('stockCheck', STOCK)
    expect(answer.ok && Object.keys(answer.value)).toEqual(['qty'])
    expect(answer.ok && Reflect.get(answer.value, 'polluted')).toBeUndefined()
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  test('what is reported names the call and holds nothing that it carried', async () => {
    const fake = createFakeUpstream(() => new Response('', { status: 500 }), { token: 'canary' })
    await fake.upstream.call('cartPull', { query: { cartId: 'canary' } })
    expect(fake.events).toMatchObject([{ call: 'cartPull', fault: 'status', status: 500 }])
    expect(JSON.stringify(fake.events)).not.toContain('canary')
  })
})

test('a refusal in words is an ordinary answer and fills no log', async () => {
  for (const status of [400, 404, 409, 501]) {
    const fake = createFakeUpstream(() => enveloped('no', status))
    await fake.upstream.call('stockCheck', STOCK)
    expect(fake.events).toEqual([])
  }
})

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const silence: Behaviour = () => new Promise<Response>(() => undefined)

  async function msUntilFault(
    behave: Behaviour,
    ask: (fake: ReturnType<typeof createFakeUpstream>) => Promise<unknown>,
  ) {
    const fake = createFakeUpstream(behave)
    const started = Date.now()
    let ended = 0
    const asked = ask(fake).then((answer) => {
      ended = Date.now()
      return answer
    })
    await vi.advanceTimersByTimeAsync(10_000)
    return { ms: ended - started, answer: await asked, calls: fake.requests.length }
  }

  test('a search is given up after 1,000 ms on the server', async () => {
    const { ms, answer } = await msUntilFault(silence, ({ upstream }) =>
      upstream.ask('search', { body: {} }),
    )
    expect(ms).toBe(1000)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout', status: 504 } })
  })

  test('any other call is given up after 1,500 ms, and its request is aborted', async () => {
    const signals: AbortSignal[] = []
    const { ms, calls } = await msUntilFault(
      (request) => {
        signals.push(request.signal)
        return silence(request)
      },
      ({ upstream }) => upstream.call('stockCheck', STOCK),
    )
    expect(ms).toBe(1500)
    expect(calls).toBe(1)
    expect(signals.map((signal) => signal.aborted)).toEqual([true])
  })

  test('a body that never ends counts as no answer', async () => {
    const { ms, answer } = await msUntilFault(
      () => dripping(['{"code":'], 'silence'),
      ({ upstream }) => upstream.call('stockCheck', STOCK),
    )
    expect(ms).toBe(1500)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout' } })
  })

  test('nobody waits longer than whoever asks has time', async () => {
    const fake = createFakeUpstream(silence, { deadline: Date.now() + 400 })
    const asked = fake.upstream.call('stockCheck', STOCK)
    await vi.advanceTimersByTimeAsync(400)
    expect(await asked).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    const late = await fake.upstream.call('stockCheck', STOCK)
    expect(late.ok).toBe(false)
    expect(fake.requests).toHaveLength(1)
  })

  test('a second try does not make the wait any longer', async () => {
    let calls = 0
    const { ms } = await msUntilFault(
      (request) => {
        calls += 1
        return calls === 1 ? new Response('', { status: 503 }) : silence(request)
      },
      ({ upstream }) => upstream.call('stockCheck', STOCK),
    )
    expect(calls).toBe(2)
    expect(ms).toBe(1500)
  })
})

describe('trying again', () => {
  test('a read that comes through at the second try is a success', async () => {
    let calls = 0
    const { upstream } = createFakeUpstream(() => {
      calls += 1
      if (calls === 1) throw new TypeError('connection refused')
      return enveloped({ qty: 3 })
    })
    expect(await upstream.call('stockCheck', STOCK)).toMatchObject({ ok: true, value: { qty: 3 } })
  })

  test('a write is never tried again', async () => {
    const fake = createFakeUpstream(() => {
      throw new TypeError('connection reset')
    })
    const body = { cartItem: { sku: 'A', qty: 1 } }
    const answer = await fake.upstream.call('cartUpdate', { query: { cartId: 'c' }, body })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
    expect(fake.requests).toHaveLength(1)
  })

  test('a busy upstream is not asked again at once', async () => {
    const fake = createFakeUpstream(() => enveloped('Too many', 429))
    expect(await fake.upstream.call('stockCheck', STOCK)).toMatchObject({ error: { status: 429 } })
    expect(fake.requests).toHaveLength(1)
  })

  test('after five failures in a row an upstream rests, and the others do not', async () => {
    const fake = createFakeUpstream(({ url }) =>
      url.includes('/stock/') ? new Response('', { status: 500 }) : enveloped([]),
    )
    for (let call = 0; call < 5; call += 1) await fake.upstream.call('stockCheck', STOCK)
    const rested = await fake.upstream.call('stockCheck', STOCK)
    expect(rested).toMatchObject({ ok: false, error: { kind: 'refused', status: 503 } })
    expect(fake.count('/api/stock/check')).toBe(5)
    expect(await fake.upstream.call('cartPull', { query: { cartId: 'c' } })).toMatchObject({
      ok: true,
    })
  })

  test('failures in words never close an upstream to everybody', async () => {
    const fake = createFakeUpstream(() => enveloped('No such product', 500))
    for (let call = 0; call < 20; call += 1) await fake.upstream.call('stockCheck', STOCK)
    expect(fake.requests).toHaveLength(20)
  })
})
