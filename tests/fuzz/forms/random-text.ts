// What people type into forms, and what nobody should. All that is hostile carries a mark, which may
// never come back as a part of a page.
import { pick } from '../random-value'

type Next = () => number

/** As a tag of a page it would be one that somebody has slipped in; so would it as an attribute. */
export const MARK = 'fuzz-mark'

/** Names and places as they are (trust F-B7). */
export const REAL = [
  'Erin',
  'O’Brien',
  '’t Hooft',
  "d'Artagnan",
  'Æsa Ørsted',
  'Jürgen Groß',
  'Zoë-Eloïse',
  '李小龙',
  'محمد',
  'שרה',
  'İpek Iğdır',
  'Å',
  'e\u0301lodie',
  '👩‍👩‍👧',
  'Nguyễn Thị',
] as const

/** Would be a part of a page, lead to another shop or set a cookie. */
const SLIPPING: readonly (() => string)[] = [
  () => `"><${MARK} onload=x>`,
  () => `'><${MARK} onload=x>`,
  () => `</script></textarea></title><${MARK}>`,
  () => `<!--<${MARK}>`,
  () => `" ${MARK}="`,
  () => `javascript:alert('${MARK}')`,
  () => `//${MARK}.example/`,
  () => `/\\${MARK}.example`,
  () => `https://${MARK}.example/`,
  () => `/${MARK}\r\nset-cookie: ${MARK}=1`,
  () => `/%0d%0aset-cookie:${MARK}=1`,
]

const HOSTILE: readonly (() => string)[] = [
  () => '',
  () => ' ',
  () => '0',
  () => '-1',
  () => '1e309',
  () => '99999999999999999999',
  () => '1.5',
  () => 'NaN',
  () => '/../../etc/passwd',
  () => '{{token}} {{cartId}} %1 {0} $& $1',
  () => "' OR 1=1; DROP TABLE orders --",
  () => '\u0000',
  () => 'a\u0000b',
  () => '‮txt.exe',
  () => '\ufeffErin',
  () => '\u2028\u2029',
  () => 'é'.repeat(300),
  () => 'x'.repeat(300),
  () => '李'.repeat(2000),
  () => '('.repeat(2000),
  () => ' '.repeat(3000),
  () => 'a@'.repeat(1500),
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => '[object Object]',
  () => 'undefined',
]

/** Bytes that are no text, as they are sent. */
export const BROKEN = ['%ED%A0%80', '%', '%z', '%F0%9F', '%ff', '%C0%AF', '%u0041'] as const

export function hostileText(next: Next): string {
  return pick(next() < 0.5 ? SLIPPING : HOSTILE, next)()
}
