import { pause } from '../upstream/retry-pause'

/** Longer than the backend usually takes, in ms. */
export const ANSWER_MS = 400

/**
 * The outcome of some work, not before a fixed time: how long it took tells nothing, neither whether
 * an address was subscribed nor whether a code is worth money.
 */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.all([work, pause(ANSWER_MS)])
  return outcome
}
