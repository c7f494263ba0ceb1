import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJsonBody } from '../../../../shared/json/json-body'

const JSON_TYPE = 'application/json'

const read = (body: BodyInit, type: string | null = JSON_TYPE) => readJsonBody(posted(body, type))

function posted(body: BodyInit, type: string | null = JSON_TYPE): Request {
  const init = { method: 'POST', body, duplex: 'half' }
  const request = new Request('https://nl.example/', init)
  request.headers.delete('content-type')
  if (type !== null) request.headers.set('content-type', type)
  return request
}

function statusOf(read: Awaited<ReturnType<typeof readJsonBody>>) {
  return read.ok ? 200 : read.error.status
}

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'the content type %s is read',
  async (type) => {
    expect(await read('{"a":1}', type)).toEqual({ ok: true, value: { a: 1 } })
  },
)

test.each([
  null,
  '',
  'text/plain',
  'text/html',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=application/json',
])('the content type %j is refused with 415', async (type) => {
  expect(statusOf(await read('{"a":1}', type))).toBe(415)
})

test.each(['', '{', '{"a":}', "{'a':1}", 'undefined', 'NaN', '{"a":1}{', '\u0000'])(
  'the body %j is refused with 400',
  async (body) => {
    expect(statusOf(await read(body))).toBe(400)
  },
)

test('a body that breaks off is refused with 400', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.error(new Error('gone'))
    },
  })
  expect(statusOf(await read(broken))).toBe(400)
})

describe('text that is none', () => {
  test.each([
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0])],
    ['a lone byte', new Uint8Array([0x22, 0xff, 0x22])],
    ['a letter cut in half', new Uint8Array([0x22, 0xc3])],
  ])('%s is refused with 400', async (_what, bytes) => {
    expect(statusOf(await read(bytes))).toBe(400)
  })

  test('a byte order mark is no harm', async () => {
    expect(await read('\ufeff{"a":1}')).toEqual({ ok: true, value: { a: 1 } })
  })
})

test('__proto__ is left out, endless numbers and depths are refused', async () => {
  const clean = await read('{"a":{"__proto__":{"x":1},"b":2}}')
  expect(clean.ok && JSON.stringify(clean.value)).toBe('{"a":{"b":2}}')
  expect(statusOf(await read('{"a":1e400}'))).toBe(400)
  expect(statusOf(await read('['.repeat(5000) + ']'.repeat(5000)))).toBe(400)
})

test('any bytes are answered, never thrown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect([200, 400]).toContain(statusOf(await read(new Uint8Array(bytes))))
    }),
  )
})
