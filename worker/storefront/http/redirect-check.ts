/**
 * Whether a shopper may be sent to an address: to our own origin or to a payment page named in the
 * configuration, over the web and without a name or password in it (trust I15).
 */
export function mayRedirectTo(address: string, allowedOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, username, password } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return username === '' && password === '' && allowedOrigins.includes(origin)
}
