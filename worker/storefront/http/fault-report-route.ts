import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { FaultReport } from '../../../shared/routing/fault-report'
import type { AppEnv } from '../app-env'
import { logLine } from '../runtime/log-line'
import { readReport } from './read-report'

const LONGEST_FIELD = 200
const MAX_PLACES = 5

const faultReport: z.ZodMiniType<FaultReport> = z.object({
  part: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  name: z.string().check(z.regex(/^\w{1,60}$/)),
  message: z.string(),
  stack: z.string(),
  path: z.string().check(z.startsWith('/')),
})

/** Writes down what broke in a browser: one line, with nothing in it that a shopper typed. */
export async function takeFaultReport(c: Context<AppEnv>): Promise<Response> {
  const read = await readReport(c, faultReport)
  if (!read.ok) return read.error
  const { part, name, message, stack, path } = read.value
  logLine('error', 'browser-fault', {
    requestId: c.get('requestId'),
    store: c.get('store').storeCode,
    part,
    name,
    message: withoutValues(message),
    at: placesIn(stack),
    path: withoutValues(path),
  })
  return c.body(null, 204)
}

/** Messages of errors quote what was typed or kept, and name addresses with their queries. */
function withoutValues(text: string): string {
  return text
    .slice(0, LONGEST_FIELD)
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .replace(/[?#]\S*/g, '')
    .replace(/[^\s@]+@[^\s@]+/g, '…')
    .replace(/\d{4,}/g, '…')
}

/** Only our own files, with line and column. */
function placesIn(stack: string): string {
  const places = Array.from(stack.matchAll(/\/assets\/([\w.-]+:\d+:\d+)/g), ([, place]) => place)
  return places.slice(0, MAX_PLACES).join(' ')
}
