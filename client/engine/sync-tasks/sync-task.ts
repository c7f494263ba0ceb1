// A call to the shop that may wait for a connection (spec 3, sync task). Changes of the cart are none: the
// cart keeps what each line shall be, and sends the newest quantity where tasks would add up.
import { isRecord } from '../../../shared/json/is-record'
import type { GatewayRequest } from '../ports'

export interface SyncTask {
  task_id: string
  /** Path in the store, with its placeholders `{{token}}` and `{{cartId}}`, which the gateway fills in. */
  url: string
  payload: TaskPayload
  /** What is called by this name with the outcome; empty for nothing. */
  callback_event: string
  /** It has an outcome. */
  transmited: boolean
  /** Milliseconds since 1970, as all times here; 0 before. */
  transmited_at: number
  created_at: number
  updated_at: number
  result: unknown
  /** Of the envelope; 0 before there is one. */
  resultCode: number
  /** The same; of a task that has an outcome without having been sent NOT_SENT. */
  code: number
  /** A page has told the shopper and called back. */
  acknowledged: boolean
  meta: unknown
  /** A failure is not told. */
  silent: boolean
  /** The result is kept. */
  is_result_cacheable: boolean
  /** The login it was asked under, and under no other is it sent (spec 8); null where it needs none. */
  login: string | null
}

type TaskPayload = Pick<GatewayRequest, 'method' | 'body' | 'headers'>

/** What is asked for; the rest of a task is made. */
export type AskedTask = Pick<SyncTask, 'url' | 'payload'> &
  Partial<Pick<SyncTask, 'callback_event' | 'silent' | 'is_result_cacheable' | 'login'>>

/** A task that has not left yet (contract 2.6). `id` names it among all of this browser. */
export function prepareTask(asked: AskedTask, id: string, now: number): SyncTask {
  return {
    callback_event: '',
    silent: false,
    is_result_cacheable: false,
    login: null,
    ...asked,
    task_id: id,
    transmited: false,
    transmited_at: 0,
    created_at: now,
    updated_at: now,
    result: null,
    resultCode: 0,
    code: 0,
    acknowledged: false,
    meta: null,
  }
}

/** The same task with its outcome. */
export function withOutcome(
  task: SyncTask,
  { code, result, meta }: { code: number; result: unknown; meta?: unknown },
  now: number,
): SyncTask {
  const times = { transmited_at: now, updated_at: now }
  return { ...task, ...times, transmited: true, result, resultCode: code, code, meta: meta ?? null }
}

const METHODS: readonly unknown[] = ['GET', 'POST', 'DELETE']

/** Reads what the storage of this browser holds, which is open to others; null where it is no task. */
export function parseTask(kept: unknown): SyncTask | null {
  if (!isRecord(kept) || !isRecord(kept.payload)) return null
  const empty = prepareTask({ url: '', payload: { method: 'GET' } }, '', 0)
  const isOfKind = ([name, value]: [string, unknown]) =>
    value === null || typeof kept[name] === typeof value
  const isWhole = Object.entries(empty).every(isOfKind) && METHODS.includes(kept.payload.method)
  // A path of this shop and nothing else.
  const isOurs = isWhole && /^\/(?!\/)/.test(String(kept.url)) && kept.task_id !== ''
  return isOurs ? ({ ...empty, ...kept } as SyncTask) : null
}
