import { textField } from '../../../shared/content/block-fields'
import {
  EDITORS_FORM_FIELDS,
  type EditorsField,
  FORM_PATH,
  formFields,
  formId,
  MAX_FORM_LINE,
  MAX_FORM_MESSAGE,
  readFormAnswer,
} from '../../../shared/content/dynamic-form'
import type { MessageKey } from '../../../shared/i18n/messages'
import { storePath } from '../../../shared/routing/links'
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

const FAULT_WORDS: Record<'incomplete' | 'failed', MessageKey> = {
  incomplete: 'content.form-incomplete',
  failed: 'content.form-failed',
}

/**
 * A form that editors make (spec 2, dynamic form). The browser posts it by itself, so it needs no
 * script, and checks it by itself; the page that comes then says what became of it.
 */
export function DynamicForm({ block, isFirst }: BlockProps) {
  const { store, t } = useShop()
  const { path, query } = useLocation()
  const form = textField(block, 'form') || String(block._uid)
  const answer = readFormAnswer(query, form)
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section id={formId(form)} className={`contained ${styles.section}`}>
      <Title>{textField(block, 'title')}</Title>
      <div role="status">
        {answer === 'done' && (
          <Notice kind="success">{textField(block, 'thanks') || t('content.form-sent')}</Notice>
        )}
      </div>
      {answer !== 'done' && (
        <form className={styles.form} method="post" action={storePath(FORM_PATH, store)}>
          <input type="hidden" name={EDITORS_FORM_FIELDS.form} value={form} />
          <input type="hidden" name={EDITORS_FORM_FIELDS.page} value={path} />
          <Trap />
          {formFields(block).map((field) => (
            <Field key={field.id} field={field} />
          ))}
          {answer !== null && (
            <div role="alert">
              <Notice kind="danger">{t(FAULT_WORDS[answer])}</Notice>
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

function Field({ field: { name, label, type, isRequired, options } }: { field: EditorsField }) {
  const { t } = useShop()
  const common = { label, name, required: isRequired }
  const optional = isRequired ? {} : { optionalText: t('content.form-optional') }
  if (type === 'textarea') {
    return <AreaField {...common} {...optional} rows={5} maxLength={MAX_FORM_MESSAGE} />
  }
  if (type === 'select') return <Choice {...common} options={options} />
  if (type === 'checkbox') {
    return (
      <label className={styles.check}>
        <input type="checkbox" name={name} value="1" required={isRequired} />
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
  options: readonly string[]
}

function Choice({ label, name, required, options }: ChoiceProps) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <select name={name} required={required} defaultValue="" {...control}>
          <option value="">–</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
