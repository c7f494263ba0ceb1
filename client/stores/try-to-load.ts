import { loadCode } from '../browser/load-code'
import { tellFault } from '../browser/watch-faults'

/**
 * Loads code that a page can do without, each file twice if need be. Where it cannot be had the operator
 * is told, and the caller gets null.
 */
export async function tryToLoad<T>(part: string, load: () => Promise<T>): Promise<T | null> {
  try {
    return await loadCode(load)
  } catch (error) {
    tellFault(part, error)
    return null
  }
}
