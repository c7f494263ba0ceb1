// A backend under test: whatever BACKEND_URL names (and BACKEND_KEY opens), or the embedded commerce Worker. Every answer is
// read by the schema of its call, so that a suite can only pass on a backend that speaks the contract.
import { inject } from 'vitest'
import type { z } from 'zod/mini'
import type { Call } from '../../shared/contract/call.ts'
import { toCallPath } from '../../shared/contract/call-path.ts'
import { type CallName, type CallResult, calls } from '../../shared/contract/calls.ts'
import { COMMERCE_KEY_HEADER } from '../../shared/contract/wire/wire-names.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string> | [string, string][]
  body?: unknown
}

export interface Reply {
  status: number
  code: number
  /** Not read by any schema yet. */
  raw: unknown
  /** What stands beside the result, such as a refresh token. */
  meta?: unknown
}

export interface Backend {
  /** Sends a call and gives back what came, whatever it is. */
  send: (name: CallName, input?: CallInput) => Promise<Reply>
  /** Sends a call that must succeed; gives its result as the contract describes it. */
  call: <N extends CallName>(name: N, input?: CallInput) => Promise<CallResult<N>>
}

export function openBackend(storeCode = 'nl_nl'): Backend {
  const key = process.env.BACKEND_KEY ?? TEST_SECRETS.storefront.COMMERCE_KEY
  const baseUrl = process.env.BACKEND_URL ?? inject('backendUrl')

  async function send(name: CallName, input: CallInput = {}): Promise<Reply> {
    const call: Call = calls[name]
    const url = new URL(toCallPath(call, input.params), baseUrl)
    const pairs = Array.isArray(input.query) ? input.query : Object.entries(input.query ?? {})
    url.searchParams.set('storeCode', storeCode)
    for (const [key, value] of pairs) url.searchParams.set(key, value)
    const response = await fetch(url, {
      method: call.method,
      headers: { [COMMERCE_KEY_HEADER]: key, 'content-type': 'application/json' },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    })
    const body: unknown = await response.json()
    if (!call.envelope && response.ok) return { status: response.status, code: 200, raw: body }
    const { code, result, meta } = body as { code: number; result: unknown; meta?: unknown }
    return { status: response.status, code, raw: result, meta }
  }

  return {
    send,
    async call(name, input) {
      const said = await send(name, input)
      if (said.code !== 200) {
        throw new Error(`${name} was refused with ${said.code}: ${JSON.stringify(said.raw)}`)
      }
      return (calls[name].result as z.ZodMiniType<CallResult<typeof name>>).parse(said.raw)
    },
  }
}
