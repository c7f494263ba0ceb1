import type * as z from 'zod/mini'

/**
 * One call of spec 7 as data. `params` (segments of the path) and `query` describe decoded text,
 * `body` decoded JSON, `result` the member `result` of the envelope, or the whole body where the
 * call has none. A call that is not built answers 501 in the envelope. The token travels beside all
 * this: as a Bearer header or as the query parameter `token`.
 */
export type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `:name` stands for one segment, a final `*` for the rest of the path. */
  readonly path: `/api/${string}` | `/v2/cdn/${string}`
  readonly auth: 'none' | 'optional' | 'customer'
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly result: z.ZodMiniType
  readonly envelope: boolean
  /** The member `meta` belongs to the answer of a success. */
  readonly hasMeta?: boolean
}
