import { expect, it } from 'vitest'
import type { Call } from '../../shared/contract/call.ts'
import { type CallName, calls } from '../../shared/contract/calls.ts'
import { openBackend } from './backend.ts'

const later = (Object.entries(calls) as [CallName, Call][])
  .filter(([, call]) => !call.isBuilt)
  .map(([name]) => name)

const backend = openBackend()

it.runIf(!process.env.BACKEND_URL).each(later)(
  '%s says in the envelope that it comes later',
  async (name) => {
    const params = Object.fromEntries(
      Array.from(calls[name].path.matchAll(/:(\w+)/g), ([, param]) => [param ?? '', '1']),
    )
    const isRead = calls[name].method === 'GET'
    const asked = { params: { ...params, slug: 'x' }, ...(isRead ? {} : { body: {} }) }
    const said = await backend.send(name, asked)
    expect(said).toMatchObject({ status: 501, code: 501 })
  },
)
