// What a browser posts by the forms of the pages, and what nobody should post to them (trust F-B1, F-B3).
import { isRecord } from '../../../shared/json/is-record'
import { pick, randomValue, toSchema } from '../random-value'
import { FORM_TYPE, toRequest } from './browser'
import { formsWithoutPage, WALLET_ORDER } from './forms-without-page'
import { BROKEN, hostileText, REAL } from './random-text'
import { isTyped, type PageField, type PageForm } from './read-forms'
import type { Visitor } from './visitors'

type Next = () => number

export interface RandomPost {
  request: Request
  /** Whose cookies came with it. */
  senders: Visitor[]
  /** From a page of another shop. */
  isForeign: boolean
  /** As it was sent, to be told and to be looked into. */
  body: string
}

interface Drawing {
  next: Next
  visitors: readonly Visitor[]
  /** Whose form it is. */
  visitor: Visitor
  /** As whom something is typed that somebody is known by. */
  person: Visitor
  /** It is not sent by whoever has it. */
  isOfAnother: boolean
  /** How often a field is as nobody should send it. */
  malice: number
}

const JSON_TYPE = 'application/json'
const TYPES = [FORM_TYPE, 'text/plain', 'multipart/form-data', JSON_TYPE, `${FORM_TYPE}; charset=x`]
/** By the fields into which they are typed. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  code: ['TEN', 'CARD-1', 'NONE'],
  coupon: ['TEN', 'NONE'],
  'gift-card': ['CARD-1', 'NONE'],
}
const ODD_NAMES = ['__proto__', 'constructor', 'toString', 'a[b]', '', 'x'.repeat(300)] as const

/** One request to a path; half of them are as a browser would send them. */
export function randomPost(path: string, visitors: readonly Visitor[], next: Next): RandomPost {
  const malice = pick([0, 0, 0.1, 0.5], next)
  const visitor = pick(
    visitors.filter((one) => formsOf(one, path).length > 0),
    next,
  )
  const { cookie, senders } = randomCookie(visitor, visitors, next)
  const isOfAnother = !senders.includes(visitor) || senders.length > 1
  const person = next() < 0.5 ? visitor : pick(visitors, next)
  const drawing = { next, visitors, visitor, person, isOfAnother, malice }
  const form = pick(formsOf(visitor, path), next)
  const { type, body } = path === WALLET_ORDER.path ? randomJson(drawing) : fill(form, drawing)
  const isForeign = next() < malice / 8
  const headers: Record<string, string> = { 'content-type': type }
  if (isForeign) headers.origin = 'https://other.example'
  const query =
    next() < malice / 4 ? `?${encode(hostileText(next))}=${encode(hostileText(next))}` : ''
  const request = toRequest(path + query, cookie, { method: 'POST', headers, body })
  return { request, senders, isForeign, body: String(body) }
}

function formsOf({ forms }: Visitor, path: string): PageForm[] {
  return [...forms, ...formsWithoutPage(forms)].filter((form) => form.path === path)
}

function fill(form: PageForm, drawing: Drawing): { type: string; body: string } {
  const { next, malice } = drawing
  const pairs = fieldsOf(form, drawing)
  if (next() < malice / 2) pairs.push([encode(pick(ODD_NAMES, next)), encode(hostileText(next))])
  if (next() < malice / 8) {
    pairs.push(...Array.from({ length: 400 }, (): [string, string] => ['more', '1']))
  }
  if (next() < malice / 8) pairs.push(['more', 'x'.repeat(20_000)])
  const isMultipart = form.isMultipart && next() >= malice / 4
  const { type, body } = isMultipart ? toMultipart(pairs) : toForm(pairs)
  return { type: next() < malice / 4 ? pick(TYPES, next) : type, body }
}

function toForm(pairs: [string, string][]) {
  return { type: FORM_TYPE, body: pairs.map((pair) => pair.join('=')).join('&') }
}

const BOUNDARY = 'between-the-fields'

function toMultipart(pairs: [string, string][]) {
  const parts = pairs.map(([name, value]) => {
    const file = name === 'pictures' ? `; filename="${value.slice(0, 20)}.webp"` : ''
    const head = `content-disposition: form-data; name="${name}"${file}`
    return `--${BOUNDARY}\r\n${head}\r\n\r\n${decode(value)}\r\n`
  })
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
  }
}

/** Names and values as they are sent. */
function fieldsOf({ fields }: PageForm, drawing: Drawing): [string, string][] {
  const { next, malice } = drawing
  const pressed = pickButton(fields, next)
  const radios = pickRadios(fields, next)
  return fields.flatMap((field): [string, string][] => {
    if (next() < malice / 2) return []
    if (field.kind === 'submit' && field !== pressed && next() >= malice / 4) return []
    if (field.kind === 'radio' && !radios.includes(field)) return []
    if (field.kind === 'checkbox' && next() > oftenTicked(field)) return []
    const pair: [string, string] = [encode(field.name), randomSent(field, drawing)]
    return next() < malice / 4 ? [pair, [pair[0], randomSent(field, drawing)]] : [pair]
  })
}

/** The last is what a form is for; one without a name sends nothing. */
function pickButton(fields: readonly PageField[], next: Next): PageField | null {
  const buttons = fields.filter(({ kind }) => kind === 'submit')
  return (next() < 0.5 && buttons.at(-1)) || pick([null, ...buttons], next)
}

/** One of each name. */
function pickRadios(fields: readonly PageField[], next: Next): PageField[] {
  const chosen = new Map<string, PageField>()
  for (const field of fields.filter(({ kind }) => kind === 'radio')) {
    const isChosen = field.value !== null && next() < 0.6
    if (isChosen || !chosen.has(field.name) || next() < 0.2) chosen.set(field.name, field)
  }
  return [...chosen.values()]
}

function oftenTicked({ value, isRequired }: PageField): number {
  return isRequired || value !== null ? 0.8 : 0.2
}

/** What is sent of a field, escaped, or broken. */
function randomSent(field: PageField, drawing: Drawing): string {
  const { next, malice } = drawing
  if (next() < malice / 8) return pick(BROKEN, next)
  if (next() < malice / 2) return encode(hostileText(next))
  if (next() < malice / 2 && !isTyped(field))
    return encode(withoutNames(ofAnother(field, drawing), drawing))
  if (field.choices.length > 0 && (field.value === null || next() < 0.4)) {
    return encode(pick(field.choices, next))
  }
  const text = isTyped(field) ? typed(field, drawing) : (field.value ?? '')
  return encode(drawing.isOfAnother ? withoutNames(text, drawing) : text)
}

/** Nobody who types the name of somebody else is shown theirs. */
function withoutNames(text: string, { next, visitors }: Drawing): string {
  const isTheirs = visitors.some(({ first }) => text.includes(first))
  return isTheirs ? pick(REAL, next) : text
}

/** What stands in a field of this name of somebody else: another cart's line, another's order. */
function ofAnother({ name }: PageField, { visitors, next }: Drawing): string {
  const known = visitors.flatMap(({ forms }) =>
    forms.flatMap(({ fields }) =>
      fields.flatMap((field) => {
        const isIt = field.name === name && !isTyped(field)
        return isIt ? [field.value ?? field.choices[0] ?? ''] : []
      }),
    ),
  )
  return known.length > 0 ? pick(known, next) : ''
}

/** What stands there already, or what fits. */
function typed(field: PageField, { next, person, malice }: Drawing): string {
  const { name, kind, value, isRequired } = field
  const codes = CODES[name]
  if (codes) return next() < 0.5 ? (value ?? '') : pick(codes, next)
  if ((value || !isRequired) && next() < 0.8) return value ?? ''
  if (kind === 'password') return next() < 0.95 ? person.password : 'Tram-achter-Zeedijk-5'
  if (kind === 'email')
    return next() < 0.8 ? person.email : pick(['new@example.com', 'jürgen@example.com'], next)
  if (kind === 'number') return pick(['1', '2', '3'], next)
  if (/zip/i.test(name)) return pick(['1017 GC', '10115', 'SW1A 1AA'], next)
  if (/phone/i.test(name)) return '0612345678'
  if (/number/i.test(name)) return '12'
  if (name.startsWith('_')) return next() < malice ? hostileText(next) : ''
  return pick(REAL, next)
}

/** The order of a wallet is the one thing that is sent as JSON. */
function randomJson({ next, malice, visitor }: Drawing): { type: string; body: string } {
  const form = visitor.forms.find(({ path }) => path === WALLET_ORDER.beside)
  const total = form?.fields.find(({ name }) => name === 'total')?.value
  const known = { ...WALLET_ORDER.known, total: [Number(total ?? 0)], email: [visitor.email] }
  const value = randomValue(toSchema(WALLET_ORDER.schema), { next, malice, known })
  const body = isRecord(value) && next() < 0.5 ? { ...value, terms: true } : value
  return { type: next() < malice / 4 ? pick(TYPES, next) : JSON_TYPE, body: JSON.stringify(body) }
}

type Sent = Pick<RandomPost, 'senders'> & { cookie: string }

/** Mostly one's own; else somebody else's, a mixture, one that is forged, or none. */
function randomCookie(visitor: Visitor, visitors: readonly Visitor[], next: Next): Sent {
  if (next() < 0.8) return { cookie: visitor.cookie, senders: [visitor] }
  const other = pick(visitors, next)
  const [session = ''] = visitor.cookie.split('; ')
  const mixed = [session, ...other.cookie.split('; ').slice(1)].join('; ')
  const odd: Sent[] = [
    { cookie: '', senders: [] },
    { cookie: other.cookie, senders: [other] },
    { cookie: mixed, senders: [visitor, other] },
    { cookie: forge(visitor.cookie, next), senders: [visitor] },
    { cookie: `__Host-session=${encode(hostileText(next))}`, senders: [] },
  ]
  return pick(odd, next)
}

/** A character of it is another one. */
function forge(cookie: string, next: Next): string {
  const at = Math.floor(next() * cookie.length)
  return `${cookie.slice(0, at)}${pick([...'aZ0_-.'], next)}${cookie.slice(at + 1)}`
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
