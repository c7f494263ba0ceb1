// Addresses that nobody would type and everybody's scanner sends; the same for the same seed.

const PIECES = [
  'furniture',
  'meubels',
  'c',
  'p',
  'l',
  'api',
  '_data',
  'cart',
  'checkout',
  'media',
  'pwa.html',
  '..',
  '.',
  '%2e%2e',
  '%00',
  '%ff',
  '%',
  '%zz',
  '//',
  '\\',
  ';a.png',
  'a'.repeat(2000),
  '<script>',
  "'--",
  '{{token}}',
  '#{7*7}',
  '​',
  '😀',
  'ü',
  '%F0%9F%98%80',
  '.git',
  'wp-admin.php',
  'RUG-NEST',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'toString',
  '1e309',
  '-1',
  'null',
  '*',
  '@evil.example',
] as const

const NAMES = [
  'page',
  'q',
  'sort',
  'price',
  'color',
  'size',
  'childSku',
  '_storyblok',
  '_storyblok_c',
  '__proto__',
  'constructor',
  'toString',
  'a[]',
  'a[b]',
  '',
  '%',
  'result',
  'orderHash',
  'x'.repeat(300),
] as const

const VALUES = [
  '0',
  '-1',
  '1',
  '48',
  '1e9',
  '99999999999999999999',
  'NaN',
  '1.5',
  'abc',
  '',
  '%',
  '%00',
  '%ff',
  '10-20',
  '20-10',
  '-5--1',
  '1-',
  '-',
  '<svg/onload=1>',
  "' OR 1=1--",
  '"*"',
  'updated_at:desc',
  'final_price:asc',
  'x'.repeat(5000),
  '😀',
  '%F0%9F',
  '../../etc',
  'rood,blauw',
  'NEAR(a b)',
  'a* OR b',
  '(',
  ')',
  ':',
] as const

/** Numbers from 0 to 1 in an order that the seed alone decides (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function randomPath(next: () => number): string {
  const depth = 1 + Math.floor(next() * 4)
  const parts = Array.from({ length: depth }, () => pick(PIECES, next))
  return toRequestTarget(`/${parts.join('/')}${next() < 0.2 ? '/' : ''}`)
}

export function randomQuery(next: () => number): string {
  const count = 1 + Math.floor(next() * 5)
  const pairs = Array.from({ length: count }, () => `${pick(NAMES, next)}=${pick(VALUES, next)}`)
  const page = next() < 0.7 ? '/furniture' : '/catalogsearch/result'
  return toRequestTarget(`${page}?${pairs.join('&')}`)
}

function pick<T>(from: readonly T[], next: () => number): T {
  return from[Math.floor(next() * from.length)] as T
}

/** Bytes that cannot stand in the first line of a request are escaped, broken escapes are left. */
function toRequestTarget(text: string): string {
  return text.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
}
