import { afterEach, expect, test, vi } from 'vitest'
import { createFakeShop } from '../../../fakes/fake-shop'
import { enveloped } from '../../../fakes/fake-upstream'

const SAID = 'SQLSTATE[42S22]: Column not found in SELECT email FROM customer_entity'

afterEach(() => vi.restoreAllMocks())

test.each([500, 502, 503])(
  'what a backend says with a %i goes into the log with the id of the request, not to a browser',
  async (code) => {
    const lines: string[] = []
    vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(String(line)))
    const shop = createFakeShop()
    shop.backend.override = () => enveloped(SAID, code)
    const answer = await shop.createBrowser().send({ path: '/api/stock/check?sku=LAMP' })
    expect(answer.status).toBe(code)
    expect(answer.json).toEqual({
      code,
      result: 'Something went wrong. Try again in a few seconds.',
    })
    const logged = lines.map((line) => JSON.parse(line))
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'upstream-fault', requestId: 'request-1', detail: SAID }),
    )
  },
)

test('what a backend says with a 4xx is for the browser', async () => {
  const shop = createFakeShop()
  shop.backend.override = () => enveloped('The sku is unknown', 404)
  const answer = await shop.createBrowser().send({ path: '/api/stock/check?sku=LAMP' })
  expect(answer.json).toMatchObject({ code: 404, result: 'The sku is unknown' })
})
