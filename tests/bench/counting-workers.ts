// Workers that count what they ask of their databases, stores and objects, and say so when asked.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { visit } from '../fixtures/visit.ts'

export type Counts = Record<string, number>

const COUNTS_PATH = '/__counts'
const COUNTING = readFileSync(resolve(import.meta.dirname, 'count-work.mjs'), 'utf8')

/** Answers what was counted, and passes everything else on. */
function wrapper(classes: string): string {
  return `${COUNTING}
import * as worker from './index.js'
export * from './index.js'
${classes}
export default {
  ...worker.default,
  fetch(request, env, context) {
    if (new URL(request.url).pathname === '${COUNTS_PATH}') return Response.json(takeCounts())
    return worker.default.fetch(request, counted(env), context)
  },
}`
}

/** Stand in for the entries of both Workers, see worker/tools/run/workers.ts. */
export const COUNTING_WORKERS = {
  storefront: wrapper(''),
  commerce: wrapper(`export class Api extends worker.Api {
  fetch(request) {
    Object.defineProperty(this, 'env', { value: counted(this.env), configurable: true })
    count('requests')
    return super.fetch(request)
  }
}`),
}

/** What was counted since the last time, in the Workers on these ports. */
export async function takeCounts(ports: readonly number[]): Promise<Counts> {
  const parts = await Promise.all(
    ports.map(async (port) => (await visit(port, `localhost:${port}`, COUNTS_PATH)).json()),
  )
  return Object.assign({}, ...parts)
}
