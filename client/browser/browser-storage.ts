import type { StoragePort } from '../engine/ports'

/**
 * The browser's own storage. Where it is missing, forbidden or full, values last for the page:
 * the shop goes on, and the server keeps the cart.
 */
export function createBrowserStorage(): StoragePort {
  const memory = new Map<string, string>()
  return {
    read: (key) => memory.get(key) ?? readKept(key),
    write(key, text) {
      try {
        localStorage.setItem(key, text)
        memory.delete(key)
        return true
      } catch {
        memory.set(key, text)
        return false
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        localStorage.removeItem(key)
      } catch {
        // Nothing can be kept there, so nothing is left there either.
      }
    },
  }
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
