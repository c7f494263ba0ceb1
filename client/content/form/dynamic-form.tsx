import { textField } from '../../../shared/content/block-fields'
import {
  EDITORS_FORM_FIELDS,
  type EditorsField,
  FORM_PATH,
  formFields,
  formId,
  MAX_FORM_LINE,
  MAX_FORM_MESSAGE,
  saysSent,
} from '../../../shared/content/dynamic-form'
import type { MessageKey } from '../../../shared/i18n/messages'
import { storePath } from '../../../shared/routing/links'
import { useRefusedForm } from '../../stores/forms/refused-form'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { AreaField } from '../../ui/fields/area-field'
import { FieldFrame } from '../../ui/fields/field-frame'
import { TextField } from '../../ui/fields/text-field'
import { Notice } from '../../ui/notice'
import type { BlockProps } from '../block-props'
import styles from './dynamic-form.module.css'

const AUTOCOMPLETE: Partial<Record<EditorsField['type'], string>> = { email: 'email', tel: 'tel' }

/**
 * A form that editors make (spec 2, dynamic form). The browser posts it by itself, so it needs no
 * script, and checks it by itself; the page that comes then says what became of it.
 */
export function DynamicForm({ block, isFirst }: BlockProps) {
  const { store, t } = useShop()
  const { path, query } = useLocation()
  const form = textField(block, 'form') || String(block._uid)
  const isSent = saysSent(query, form)
  const refused = useRefusedForm(formId(form))
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section id={formId(form)} className={`contained ${styles.section}`}>
      <Title>{textField(block, 'title')}</Title>
      <div role="status">
        {isSent && (
          <Notice kind="success">{textField(block, 'thanks') || t('content.form-sent')}</Notice>
        )}
      </div>
      {!isSent && (
        <form
          className={styles.form}
          method="post"
          action={`${storePath(FORM_PATH, store)}#${encodeURIComponent(formId(form))}`}
        >
          <input type="hidden" name={EDITORS_FORM_FIELDS.form} value={form} />
          <input type="hidden" name={EDITORS_FORM_FIELDS.page} value={path} />
          <Trap />
          {formFields(block).map((field) => (
            <Field key={field.id} field={field} typed={refused?.typed ?? null} />
          ))}
          {refused && (
            <div role="alert">
              <Notice kind="danger">{t(wordsOf(refused.fault))}</Notice>
            </div>
          )}
          <Button type="submit">{textField(block, 'button') || t('content.form-send')}</Button>
        </form>
      )}
    </section>
  )
}

/** Not hidden as such, since programs leave out what is: out of sight, out of reach of the keyboard, and not read out: whoever fills it in is a program. */
function Trap() {
  return (
    <input
      className="visually-hidden"
      name={EDITORS_FORM_FIELDS.trap}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  )
}

function wordsOf(fault: string): MessageKey {
  return fault === 'incomplete' ? 'content.form-incomplete' : 'content.form-failed'
}

interface FieldProps {
  field: EditorsField
  /** What was typed before, into a form that was refused. */
  typed: URLSearchParams | null
}

function Field({ field: { name, label, type, isRequired, options }, typed }: FieldProps) {
  const { t } = useShop()
  const common = { label, name, required: isRequired, defaultValue: typed?.get(name) ?? '' }
  const optional = isRequired ? {} : { optionalText: t('content.form-optional') }
  if (type === 'textarea') {
    return <AreaField {...common} {...optional} rows={5} maxLength={MAX_FORM_MESSAGE} />
  }
  if (type === 'select') return <Choice {...common} options={options} />
  if (type === 'checkbox') {
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          value="1"
          required={isRequired}
          defaultChecked={typed?.has(name)}
        />
        {label}
      </label>
    )
  }
  return (
    <TextField
      {...common}
      {...optional}
      type={type}
      maxLength={MAX_FORM_LINE}
      autoComplete={AUTOCOMPLETE[type]}
    />
  )
}

interface ChoiceProps {
  label: string
  name: string
  required: boolean
  defaultValue: string
  options: readonly string[]
}

function Choice({ label, options, ...select }: ChoiceProps) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <select {...select} {...control}>
          <option value="">–</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
