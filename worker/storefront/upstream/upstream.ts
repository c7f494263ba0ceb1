// The only calls to the outside. One client for all of them: time limit, size limit, no
// redirects, JSON only, envelope, schema, one careful retry of reads, and a breaker per upstream.
// It does not know which backend answers, and it never logs what a call carries.
import type { Call } from '../../../shared/contract/call'
import {
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallResult,
  calls,
} from '../../../shared/contract/calls'
import { fail, ok, type Result } from '../../../shared/result'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { within } from '../runtime/within'
import { familyOf, isRead, timeLimitOf } from './call-rules'
import type { Breakers } from './circuit-breaker'
import {
  formatFault,
  isOpening,
  refusedFault,
  statusFault,
  timeoutFault,
  type UpstreamFault,
  unreachableFault,
} from './fault'
import { readAnswer } from './json-answer'
import { type Outgoing, toRequest } from './outgoing-request'
import { pause, retryPause } from './retry-pause'

export interface Fetcher {
  fetch(request: Request): Promise<Response>
}

export interface UpstreamSetup {
  fetcher: Fetcher
  baseUrl: string
  storeCode: StoreCode
  /** Of the customer, when there is one. */
  token?: string | undefined
  tokenInHeader: boolean
  /** The oldest state of the catalogue that may be read, as the latest purge named it. */
  bookmark?: (() => string | null) | undefined
  breakers: Breakers
  /** How many times longer than usual an answer may take. */
  patience: number
  /** Moment, in ms since 1970, after which an answer is too late for the caller. */
  deadline?: number | undefined
  report: (event: UpstreamEvent) => void
}

/** What the log may know of a call that failed. */
export interface UpstreamEvent {
  call: CallName
  fault: UpstreamFault['kind']
  status: number
  ms: number
  /** What the upstream itself said of its trouble. */
  detail?: string
}

type Given<T, K extends string> = [T] extends [never]
  ? { readonly [P in K]?: undefined }
  : Record<string, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T }

/** Parameters, query and body of a call, as its table entry describes them. */
export type CallInput<N extends CallName> = Given<CallParams<N>, 'params'> &
  Given<CallQuery<N>, 'query'> &
  Given<CallBody<N>, 'body'>

export interface Upstream {
  readonly storeCode: StoreCode
  /** Makes a call and reads its result by its schema. */
  call<N extends CallName>(
    name: N,
    input: CallInput<N>,
  ): Promise<Result<CallResult<N>, UpstreamFault>>
  /** Makes a call whose parts are already on the wire's terms, and leaves its result unread. */
  ask(name: CallName, outgoing: Outgoing): Promise<Result<unknown, UpstreamFault>>
}

const WORTH_RETRYING = new Set([502, 503, 504])
const LEAST_MS = 50
const NOT_BUILT = 501
const LONGEST_WORDS = 300
const NO_SUCH_PATH = 'The path is not well formed'

export function createUpstream(setup: UpstreamSetup): Upstream {
  async function ask(name: CallName, outgoing: Outgoing): Promise<Result<unknown, UpstreamFault>> {
    const started = Date.now()
    const limit = timeLimitOf(name) * setup.patience
    const until = Math.min(started + limit, setup.deadline ?? Number.POSITIVE_INFINITY)
    const first = await attempt(name, outgoing, until)
    const answer = mayRetry(name, first, until) ? await again(name, outgoing, until) : first
    if (!answer.ok && isWorthALine(answer.error)) report(name, answer.error, started)
    return answer
  }

  async function again(name: CallName, outgoing: Outgoing, until: number) {
    await pause(retryPause())
    return attempt(name, outgoing, until)
  }

  async function attempt(
    name: CallName,
    outgoing: Outgoing,
    until: number,
  ): Promise<Result<unknown, UpstreamFault>> {
    const breaker = setup.breakers.of(`${setup.baseUrl} ${familyOf(name)}`)
    if (!breaker.mayCall()) return fail(refusedFault())
    const answer = await exchange(calls[name], outgoing, until - Date.now())
    if (!answer.ok && answer.error.isOutage) breaker.failed()
    else breaker.succeeded()
    return answer
  }

  async function exchange(
    call: Call,
    outgoing: Outgoing,
    ms: number,
  ): Promise<Result<unknown, UpstreamFault>> {
    if (ms < LEAST_MS) return fail({ ...timeoutFault(), isOutage: false })
    try {
      const answer = await within(ms, async (signal) => {
        const request = toRequest(call, outgoing, setup, signal)
        if (!request) return fail(statusFault(400, NO_SUCH_PATH, NO_SUCH_PATH))
        return readAnswer(await setup.fetcher.fetch(request), call)
      })
      return answer.ok ? answer.value : fail(timeoutFault())
    } catch {
      return fail(unreachableFault())
    }
  }

  function report(call: CallName, fault: UpstreamFault, started: number) {
    const { kind, status, detail } = fault
    const words = detail === undefined ? {} : { detail: detail.slice(0, LONGEST_WORDS) }
    setup.report({ call, fault: kind, status, ms: Date.now() - started, ...words })
  }

  return {
    storeCode: setup.storeCode,
    ask,
    async call(name, input) {
      const params = Object.fromEntries(toPairs(input.params))
      const answer = await ask(name, { params, query: toPairs(input.query), body: input.body })
      return answer.ok ? readResult(name, answer.value) : answer
    },
  }
}

/** Reads a result by the schema of its call; another shape is spec 8's wrong response format. */
export function readResult<N extends CallName>(
  name: N,
  result: unknown,
): Result<CallResult<N>, UpstreamFault> {
  const parsed = calls[name].result.safeParse(result)
  // The table types its schemas one by one; a schema looked up by a type parameter loses its own.
  return parsed.success ? ok(parsed.data as CallResult<N>) : fail(formatFault(false))
}

/** A refusal in words is an ordinary answer, and so is a call that is not built or a shop not open yet. */
function isWorthALine(fault: UpstreamFault): boolean {
  const { kind, status } = fault
  return kind !== 'status' || (status >= 500 && status !== NOT_BUILT && !isOpening(fault))
}

function mayRetry(name: CallName, answer: Result<unknown, UpstreamFault>, until: number): boolean {
  if (answer.ok || !isRead(name) || Date.now() + LEAST_MS * 4 > until) return false
  const { kind, status, isOutage } = answer.error
  return kind === 'unreachable' || (kind === 'status' && isOutage && WORTH_RETRYING.has(status))
}

function toPairs(fields: unknown): [string, string][] {
  if (typeof fields !== 'object' || fields === null) return []
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])
}
