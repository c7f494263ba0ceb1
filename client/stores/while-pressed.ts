import { CODE_MS, inTime } from '../browser/waiting/in-time'

/** Loads what somebody has pressed for: both tries of `loadCode` together take `CODE_MS` at most. */
export function whilePressed<T>(load: () => Promise<T>): () => Promise<T> {
  return () => inTime(CODE_MS / 2, load())
}
