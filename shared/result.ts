/** An expected outcome: failures that a caller must handle are values, not exceptions. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E }

/** Wraps a success. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** Wraps an expected failure. */
export function fail<E>(error: E): { ok: false; error: E } {
  return { ok: false, error }
}
