// The cards that a customer keeps at the provider (spec 7, payments).
import { expect, it } from 'vitest'
import { openBackend } from './backend.ts'

const backend = openBackend()

it('are listed and removed by the customer, and by nobody else', async () => {
  const email = `erin-${crypto.randomUUID()}@example.com`
  const password = 'Trein-naar-Gent-7'
  const customer = { email, firstname: 'Erin', lastname: 'de Vries' }
  await backend.call('userCreate', { body: { customer, password } })
  const login = await backend.send('userLogin', { body: { username: email, password } })
  const own = { query: { token: String(login.raw) } }
  expect(await backend.call('keptCardList', own)).toEqual([])
  expect(await backend.call('keptCardRemove', { ...own, body: { id: 'nobodys' } })).toBe(false)
  expect((await backend.send('keptCardList')).code).toBe(401)
})
