/** What `within` answers when the time is over. */
export const TOO_LATE = Symbol('too late')

/**
 * Runs `work` with a signal that aborts after `ms`, and does not wait for it any longer than that,
 * even if it takes no notice. Work that fails rejects as it does without a limit.
 */
export async function within<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | typeof TOO_LATE> {
  const controller = new AbortController()
  const alarm = Promise.withResolvers<typeof TOO_LATE>()
  const timer = setTimeout(() => {
    alarm.resolve(TOO_LATE)
    controller.abort()
  }, ms)
  try {
    return await Promise.race([work(controller.signal), alarm.promise])
  } finally {
    clearTimeout(timer)
  }
}
