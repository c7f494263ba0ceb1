// What no route answered: a call of the contract that is not built yet, the right path with the
// wrong method, or a path nobody knows.
import type { Context } from 'hono'
import type { Call } from '../../../shared/contract/call'
import { calls } from '../../../shared/contract/calls'
import { refuse } from './answer'

const CALLS: readonly Call[] = Object.values(calls)

export function answerUnrouted(c: Context): Response {
  const { pathname } = new URL(c.req.url)
  const methods = [...methodsOf(pathname)]
  if (methods.length === 0) return refuse(c, 404, 'There is nothing here')
  const isCall = methods.includes(c.req.method === 'HEAD' ? 'GET' : c.req.method)
  if (isCall) return refuse(c, 501, 'This call is not built yet')
  c.header('allow', methods.join(', '))
  return refuse(c, 405, `This path answers ${methods.join(', ')}`)
}

const ADMIN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/admin\/import\/(?:begin|stage|commit|abort)$/, ['POST']],
  [/^\/admin\/records$/, ['POST']],
  [/^\/admin\/filling$/, ['GET', 'HEAD', 'POST']],
  [/^\/admin\/media\/./, ['GET', 'HEAD', 'PUT']],
  [/^\/media\/./, ['GET', 'HEAD']],
]

function methodsOf(path: string): Set<string> {
  const ofCalls = CALLS.filter((call) => isPathOf(call, path)).flatMap(({ method }) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  )
  const others = ADMIN.filter(([pattern]) => pattern.test(path)).flatMap(([, methods]) => methods)
  return new Set([...ofCalls, ...others])
}

function isPathOf(call: Call, path: string): boolean {
  const wanted = call.path.split('/')
  const given = path.split('/')
  const isOpen = wanted.at(-1) === '*'
  if (isOpen ? given.length < wanted.length - 1 : given.length !== wanted.length) return false
  return wanted.every((segment, index) => {
    if (segment === '*') return true
    return segment.startsWith(':') ? given[index] !== '' : segment === given[index]
  })
}
