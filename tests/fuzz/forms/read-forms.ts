// The forms of a page as a browser without script has them: where each is posted, what its fields are
// called, what they hold and what they may hold.
import { decodeHTML } from 'entities'

export interface PageForm {
  /** Path to which it is posted. */
  path: string
  isMultipart: boolean
  fields: PageField[]
}

export interface PageField {
  name: string
  /** As the type of an input has it; `select`, `textarea` and `submit` by their tags. */
  kind: string
  /** What is sent of it as the page stands; null for a box without its tick and a button. */
  value: string | null
  /** What else may be chosen. */
  choices: string[]
  isRequired: boolean
}

/** Something to type into, unlike an id, a choice or a button. */
export function isTyped({ kind }: PageField): boolean {
  return !['hidden', 'select', 'radio', 'checkbox', 'submit', 'file'].includes(kind)
}

const TAG = /<(\/?)(form|input|select|option|textarea|button)\b([^>]*)>/g

interface OpenForm extends PageForm {
  id: string
}

/** Every form that is posted; a button that posts elsewhere makes one more of its own. */
export function readForms(html: string): PageForm[] {
  const forms: OpenForm[] = []
  const elsewhere: PageForm[] = []
  const waiting: { owner: string; field: PageField; action: string | null }[] = []
  let open: OpenForm | null = null
  let select: PageField | null = null

  for (const { 1: slash, 2: tag, 3: text = '', index } of html.matchAll(TAG)) {
    const attributes = readAttributes(text)
    const isEnd = slash === '/'
    if (tag === 'form') {
      open = isEnd ? null : openForm(attributes)
      if (open) forms.push(open)
    } else if (tag === 'option') {
      if (!isEnd && select) addChoice(select, attributes)
    } else if (isEnd) {
      if (tag === 'select') select = null
    } else {
      const field = toField(String(tag), attributes, html.slice(index))
      if (tag === 'select') select = field
      const owner = attributes.get('form') ?? open?.id
      if (owner === undefined || attributes.has('disabled')) continue
      waiting.push({ owner, field, action: attributes.get('formaction') ?? null })
    }
  }
  for (const { owner, field, action } of waiting) {
    const form = forms.find(({ id }) => id === owner)
    if (!form) continue
    if (field.name !== '') form.fields.push(field)
    if (action !== null) elsewhere.push({ ...form, path: toPath(action) })
  }
  return [...forms, ...elsewhere].filter(({ path }) => path !== '')
}

let unnamed = 0

/** One that is not posted has no path here. */
function openForm(attributes: Map<string, string>): OpenForm {
  unnamed += 1
  const isPosted = attributes.get('method')?.toLowerCase() === 'post'
  return {
    id: attributes.get('id') ?? `form without a name ${unnamed}`,
    path: isPosted ? toPath(attributes.get('action') ?? '') : '',
    isMultipart: attributes.get('enctype') === 'multipart/form-data',
    fields: [],
  }
}

function toPath(action: string): string {
  return action.replace(/[?#].*$/, '')
}

function toField(tag: string, attributes: Map<string, string>, html: string): PageField {
  const kind = kindOf(tag, attributes)
  const value = attributes.get('value') ?? ''
  const common = {
    name: attributes.get('name') ?? '',
    kind,
    choices: [],
    isRequired: attributes.has('required'),
  }
  if (kind === 'radio' || kind === 'checkbox') {
    const on = value || 'on'
    return { ...common, value: attributes.has('checked') ? on : null, choices: [on] }
  }
  if (kind === 'submit') return { ...common, value: null, choices: [value] }
  if (kind !== 'textarea') return { ...common, value }
  const [, inside = ''] = /^<textarea[^>]*>(.*?)<\/textarea>/s.exec(html) ?? []
  return { ...common, value: decodeHTML(inside) }
}

function kindOf(tag: string, attributes: Map<string, string>): string {
  if (tag === 'button') return 'submit'
  return tag === 'input' ? (attributes.get('type') ?? 'text') : tag
}

/** The first of them is chosen, unless the page says another. */
function addChoice(select: PageField, attributes: Map<string, string>): void {
  const value = attributes.get('value') ?? ''
  if (select.choices.length === 0 || attributes.has('selected')) select.value = value
  select.choices.push(value)
}

function readAttributes(text: string): Map<string, string> {
  const found = text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)
  return new Map(
    Array.from(found, ([, name = '', value = '']) => [name.toLowerCase(), decodeHTML(value)]),
  )
}
