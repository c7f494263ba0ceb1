// What opens below the search field (spec 2 and 4, search panel). The field stays the plain field of
// a form: the panel listens to it, and gives it the role and the keys of a combobox.
import { useEffect, useEffectEvent, useId } from 'react'
import type { Translate } from '../../shared/i18n/messages'
import { isSearchTerm } from '../../shared/search/search-term'
import { useShop } from '../stores/shop'
import { IconButton } from '../ui/icon-button'
import { PanelList } from './panel-list'
import styles from './search-panel.module.css'
import { useCombobox } from './use-combobox'
import { usePanelContent } from './use-panel-content'
import { usePanelOpening } from './use-panel-opening'

interface SearchPanelProps {
  field: HTMLInputElement
  /** The words of this room. */
  t: Translate
}

export function SearchPanel({ field, t }: SearchPanelProps) {
  const { t: shopWords } = useShop()
  const listId = useId()
  const { isOpen, text, open, close, leave } = usePanelOpening(field)
  const term = text.trim()
  const { sections, message, hint, isPending, remember, choose, forget } = usePanelContent(
    term,
    isOpen,
    t,
  )
  const options = sections.flatMap(({ name, isFormer, options: own }) =>
    isFormer ? [] : own.map(({ href }) => `${name} ${href}`),
  )
  const active = useCombobox({ field, listId, isOpen, options, onOpen: open, onClose: close })
  const forgetAll = () => {
    // Its button goes with the terms.
    field.focus()
    forget()
  }
  useSubmit(field, { onTerm: remember, onTooShort: open })
  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && !isPending && `${message} ${t('search.count', { count: options.length })}`}
      </p>
      {isOpen && (
        <>
          <div className={styles.shade} onPointerDown={close} />
          <IconButton
            className={styles.leave}
            icon="chevron-left"
            label={shopWords('layout.close')}
            onClick={leave}
          />
          <div className={styles.panel} aria-busy={isPending}>
            <div className={`contained ${styles.inside}`}>
              {message && (
                <div className={styles.message}>
                  <p>{message}</p>
                  {hint && <p>{hint}</p>}
                </div>
              )}
              <div className={styles.content}>
                <PanelList
                  id={listId}
                  sections={sections}
                  active={active}
                  t={t}
                  onChoose={choose}
                />
                {sections[0]?.name === 'recent' && (
                  <button type="button" className={styles.forget} onClick={forgetAll}>
                    {t('search.forget')}
                  </button>
                )}
              </div>
            </div>
          </div>
        </>
      )}
    </>
  )
}

interface Submit {
  onTerm: (term: string) => void
  onTooShort: () => void
}

/** A term that is too short is answered here, in the words of the shop, instead of by the browser. */
function useSubmit(field: HTMLInputElement, { onTerm, onTooShort }: Submit): void {
  const onSubmit = useEffectEvent((event: Event) => {
    if (isSearchTerm(field.value)) return onTerm(field.value)
    event.preventDefault()
    field.focus()
    onTooShort()
  })
  useEffect(() => {
    const { form } = field
    if (!form) return
    const hear = (event: Event) => onSubmit(event)
    form.noValidate = true
    form.addEventListener('submit', hear)
    return () => {
      form.noValidate = false
      form.removeEventListener('submit', hear)
    }
  }, [field])
}
