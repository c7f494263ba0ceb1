import { loadCode } from '../browser/load-code'
import { CODE_MS, inTime } from '../browser/waiting/in-time'
import { tellFault } from '../browser/watch-faults'

/**
 * Loads code that a page can do without, each file twice if need be. Where it cannot be had in
 * time the operator is told, and the caller gets null.
 */
export async function tryToLoad<T>(part: string, load: () => Promise<T>): Promise<T | null> {
  try {
    return await inTime(CODE_MS, loadCode(load))
  } catch (error) {
    tellFault(part, error)
    return null
  }
}
