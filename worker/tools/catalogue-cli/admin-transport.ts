import * as z from 'zod/mini'
import {
  type AdminCall,
  type AdminCallName,
  type AdminInput,
  type AdminResult,
  adminCalls,
} from '../../../shared/contract/admin/admin-calls.ts'
import {
  envelope,
  failureEnvelope,
  toErrorMessage,
} from '../../../shared/contract/wire/envelope.ts'
import { isJsonType } from '../../../shared/json/is-json-type.ts'

/** How the admin API of a commerce Worker is reached. */
export interface AdminTransport {
  /** Throws with the Worker's own words when it refuses, and for an answer not of the contract. */
  call<N extends AdminCallName>(name: N, input: AdminInput<N>): Promise<AdminResult<N>>
  /** One request with the key, whatever comes back. */
  send(path: string, init?: RequestInit): Promise<Response>
}

/** The Worker did not answer, or it broke: asking again may help. */
export class PassingFailure extends Error {}

/** The Worker does not do it, for a reason in its own words. */
export class RefusedCall extends Error {
  readonly reason: string

  constructor(words: string, reason: string) {
    super(words)
    this.reason = reason
  }
}

export function createAdminTransport(baseUrl: string, key: string): AdminTransport {
  function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${key}` }
    return ask(new URL(path, baseUrl), { ...init, headers })
  }

  return {
    send,
    async call<N extends AdminCallName>(name: N, input: AdminInput<N>) {
      const call: AdminCall = adminCalls[name]
      const reply = await readReply(call.path, await send(...toRequest(call, input)))
      const parsed = envelope(call.result).safeParse(reply)
      if (parsed.success) return parsed.data.result as AdminResult<N>
      throw new Error(
        `${call.path} answered what this version does not know: ${z.prettifyError(parsed.error)}`,
      )
    },
  }
}

function toRequest({ method, path }: AdminCall, input: object): [string, RequestInit] {
  if (method === 'POST') {
    const headers = { 'content-type': 'application/json' }
    return [path, { method, headers, body: JSON.stringify(input) }]
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) query.set(name, String(value))
  return [query.size > 0 ? `${path}?${query}` : path, { method }]
}

async function readReply(path: string, response: Response): Promise<unknown> {
  const text = await response.text()
  if (!isJsonType(response.headers.get('content-type'))) {
    const words = `${path} answered ${response.status} and no JSON: ${text.slice(0, 200)}`
    throw response.status < 500 ? new Error(words) : new PassingFailure(words)
  }
  const reply: unknown = JSON.parse(text)
  const refused = failureEnvelope.safeParse(reply)
  if (!refused.success) return reply
  const { code, result: reason } = refused.data
  const words = `${path} was refused (${code}): ${typeof reason === 'string' ? reason : JSON.stringify(reason)}`
  throw code < 500 ? new RefusedCall(words, toErrorMessage(reason)) : new PassingFailure(words)
}

/**
 * Asks once more when the connection broke: a busy machine closes those that waited too long. What
 * is asked for twice is done once.
 */
async function ask(url: URL, init: RequestInit): Promise<Response> {
  const again = () => fetch(url, init)
  return again()
    .catch(again)
    .catch((cause: unknown) => {
      throw new PassingFailure(`${url.origin} does not answer`, { cause })
    })
}
