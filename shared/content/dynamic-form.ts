// A form that editors make, as a browser posts it by itself, and its answer as the address of a page.
import { blocksField, textField } from './block-fields'
import type { Block } from './story'

/** Where it is posted. */
export const FORM_PATH = '/form/submit'

/** Fields beside those of the editors, whose names begin with a letter. */
export const EDITORS_FORM_FIELDS = {
  /** Which form it is. */
  form: '_form',
  /** Path of the page it stands on, which gives the answer. */
  page: '_page',
  /** Nobody sees it, so only programs fill it in. */
  trap: '_website',
} as const

/** Most letters of a field of one line, and of a message (spec 5, form rules). */
export const MAX_FORM_LINE = 200
export const MAX_FORM_MESSAGE = 300

const TYPES = ['text', 'email', 'tel', 'textarea', 'select', 'checkbox'] as const
const NAME = /^[A-Za-z][\w-]{0,63}$/

/** One field, as editors describe it. */
export interface EditorsField {
  id: string
  name: string
  label: string
  type: (typeof TYPES)[number]
  isRequired: boolean
  /** What may be chosen, for a select. */
  options: string[]
}

/** The fields of a form; those without a usable name or a label are left out. */
export function formFields(block: Block): EditorsField[] {
  const found = blocksField(block, 'fields').map(toField)
  const names = found.map(({ name }) => name)
  return found.filter(
    ({ name, label }, index) => NAME.test(name) && label !== '' && names.indexOf(name) === index,
  )
}

function toField(block: Block): EditorsField {
  return {
    id: String(block._uid),
    name: textField(block, 'name'),
    label: textField(block, 'label'),
    type: TYPES.find((type) => type === textField(block, 'type')) ?? 'text',
    isRequired: block.required === true,
    options: textField(block, 'options')
      .split('\n')
      .map((option) => option.trim())
      .filter((option) => option !== ''),
  }
}

/** Why a form was not taken. */
export type EditorsFormFault = 'incomplete' | 'failed'

const DONE = 'done'

/** The id of a form on its page, made of the name of the form. */
export function formId(form: string): string {
  return `form-${form}`
}

/** The address of a page that says that a form was sent. */
export function formSentLink(page: string, form: string): string {
  return `${page}?form=${DONE}&of=${encodeURIComponent(form)}#${encodeURIComponent(formId(form))}`
}

/** Whether an address says so of this form. */
export function saysSent(query: { get: (name: string) => string | null }, form: string): boolean {
  return query.get('of') === form && query.get('form') === DONE
}
