const DIGITS = 10

/**
 * The number of an order as its shopper knows it: the digit of the store, then ten at random, so
 * that two orders do not tell how many were placed between them. It grants nothing. One that is
 * taken already fails as the order is written, and the order is written again with another.
 */
export function createOrderNumber(storeId: number): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  const random = (high * 2 ** 20 + (low >>> 12)) % 10 ** DIGITS
  return storeId * 10 ** DIGITS + random
}
