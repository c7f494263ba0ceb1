import { toCallPath } from '../../../shared/contract/call-path'
import { type CallName, calls } from '../../../shared/contract/calls'

export interface Sent {
  query?: Record<string, string>
  params?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  store?: string
}

/** A call of the contract as it reaches the Worker. */
export function toCallRequest(
  name: CallName,
  { query, params, body, headers, store }: Sent,
): Request {
  const call = calls[name]
  const url = new URL(toCallPath(call, params), 'http://commerce.internal')
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value)
  return new Request(url, {
    method: call.method,
    headers: {
      ...(store && { 'x-vs-store-code': store }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}
