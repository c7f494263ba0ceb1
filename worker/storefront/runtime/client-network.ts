/**
 * Who calls, as far as it is counted: the address that Cloudflare tells, never what a client says of itself
 * (trust 4.1.3). Of IPv6 the first 64 bits: a household has that many addresses to itself, and one address
 * after the other would be counted by nobody. Null where Cloudflare is not in front.
 */
export function clientNetwork(headers: Headers): string | null {
  const address = headers.get('cf-connecting-ip')
  return address?.includes(':') ? toNetwork(address) : address
}

const GROUPS = 8
const NETWORK_GROUPS = 4

function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [first = '', rest] = address.toLowerCase().split('::')
  const groups = first === '' ? [] : first.split(':')
  const after = rest ? rest.split(':') : []
  const zeros = rest === undefined ? 0 : GROUPS - groups.length - after.length
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  const network = all.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
