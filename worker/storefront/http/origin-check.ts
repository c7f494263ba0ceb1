/** The parts of a request that tell who sends it. */
export interface Sender {
  method: string
  /** Address of the request itself. */
  url: string
  origin: string | null
  fetchSite: string | null
  hasCookie: boolean
}

/** Who sends a request, by what it says of itself. */
export function senderOf({ method, url, headers }: Request): Sender {
  return {
    method,
    url,
    origin: headers.get('origin'),
    fetchSite: headers.get('sec-fetch-site'),
    hasCookie: headers.has('cookie'),
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may use the gateway (trust 2.7, 3.5.1 and 3.5.3). Browsers say where a request
 * comes from: it must be this very origin. A client that says nothing is no browser, and may
 * change something only as long as it shows no cookie that a browser would have added.
 */
export function mayUseGateway(sender: Sender): boolean {
  const { fetchSite, origin } = sender
  const isSafe = SAFE.has(sender.method)
  if (fetchSite !== null && !isAllowedSite(fetchSite, isSafe)) return false
  if (origin !== null) return origin === new URL(sender.url).origin
  return isSafe || !sender.hasCookie
}

/** 'none' is a person who typed the address: they may look, but nothing is changed that way. */
function isAllowedSite(fetchSite: string, isSafe: boolean): boolean {
  return fetchSite === 'same-origin' || (isSafe && fetchSite === 'none')
}
