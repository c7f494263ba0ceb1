/**
 * Whether what somebody shows is the secret (trust 2.7). Takes the same time wherever they differ,
 * and however long. A secret that is not set is nobody's.
 */
export async function isSameSecret(given: string, secret: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(secret)])
  const difference = a.reduce((sum, byte, index) => sum | (byte ^ (b[index] ?? 0)), 0)
  return difference === 0 && secret !== ''
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
