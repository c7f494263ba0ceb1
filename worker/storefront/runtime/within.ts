import { fail, ok, type Result } from '../../../shared/result'

/**
 * Runs `work` with a signal that aborts after `ms`, and does not wait for it any longer than that,
 * even if it takes no notice. Work that fails rejects as it does without a limit.
 */
export async function within<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Result<T, 'too-late'>> {
  const controller = new AbortController()
  const alarm = Promise.withResolvers<Result<T, 'too-late'>>()
  const timer = setTimeout(() => {
    alarm.resolve(fail('too-late'))
    controller.abort()
  }, ms)
  try {
    return await Promise.race([work(controller.signal).then(ok), alarm.promise])
  } finally {
    clearTimeout(timer)
  }
}
