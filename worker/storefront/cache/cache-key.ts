import { canonicalJson } from './canonical-json'

/** Key of an entry: its kind in clear, and a SHA-256 of everything else it depends on. */
export async function toCacheKey(kind: string, parts: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalJson(parts))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  return `${kind}:${hex.join('')}`
}
