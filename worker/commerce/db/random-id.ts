const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** An id that cannot be guessed: 32 characters of 64 kinds, 192 random bits. */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
}
