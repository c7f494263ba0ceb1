import {
  createContext,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { AccountFault } from '../../../shared/customer/account-fault'
import { ACCOUNT_FORM_PATHS, type AccountFormName } from '../../../shared/customer/account-forms'
import { storePath } from '../../../shared/routing/links'
import { useIsHydrated } from '../../stores/hydration/use-is-hydrated'
import { useShop } from '../../stores/shop'
import { useOnline } from '../../stores/use-online'
import { Notice } from '../../ui/notice'
import { type FieldFaults, type JudgedField, judgeFields, refusedField } from './field-faults'
import { offlineWords } from './offline-words'

interface AccountPostFormProps {
  form: AccountFormName
  /** Why it was refused. */
  fault?: AccountFault | null | undefined
  /** Sends it by script, or keeps it back; where it does neither the browser posts it by itself. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  /** It was not sent, because a field is wrong. */
  onRefuse?: (() => void) | undefined
  className?: string | undefined
  children: ReactNode
}

/** After that a browser has most likely been told to stop, and the form may be sent again. */
const LOCK_MS = 30_000

const FieldFaultContext = createContext<FieldFaults>({})

/** What is wrong with a field of this form, in words. */
export function useFieldError(name: string): string | undefined {
  const { t } = useShop()
  const key = use(FieldFaultContext)[name]
  return key && t(key)
}

/**
 * A form of the account, which the browser posts by itself: once, however often it is pressed. Without a
 * connection that would end on a page of the browser, and with it what was typed: so it is not posted, and
 * says why. With script it says itself what is wrong with its fields, in the language of the store.
 */
export function AccountPostForm(props: AccountPostFormProps) {
  const { form, fault = null, onSubmit, onRefuse, className, children } = props
  const { store, t } = useShop()
  const isHydrated = useIsHydrated()
  const isOnline = useOnline()
  const [isRefused, setRefused] = useState(false)
  const { isSending, lock } = useLock()
  const { element, faults, findFaults, judge } = useFieldFaults(form, fault)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const isWrong = !isSending && isOnline && findFaults()
    if (isWrong) onRefuse?.()
    setRefused(!isOnline)
    if (isSending || isWrong || !isOnline) return event.preventDefault()
    onSubmit?.(event)
    if (!event.defaultPrevented) lock()
  }
  return (
    <form
      ref={element}
      className={className}
      method="post"
      action={storePath(ACCOUNT_FORM_PATHS[form], store)}
      onSubmit={submit}
      onInput={judge}
      noValidate={isHydrated}
    >
      {isRefused && !isOnline && (
        <div role="alert">
          <Notice kind="danger">{t(offlineWords(form))}</Notice>
        </div>
      )}
      <FieldFaultContext value={faults}>{children}</FieldFaultContext>
      <div role="status">{isSending && t('account.sending')}</div>
    </form>
  )
}

/** Closed from a press until the next page, which a browser may leave again for this one as it was. */
function useLock() {
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const open = () => setSending(false)
    const timer = setTimeout(open, LOCK_MS)
    addEventListener('pageshow', open)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', open)
    }
  }, [isSending])
  return { isSending, lock: () => setSending(true) }
}

/** Faults of fields: why the form was refused and, from the first try on, what is wrong with it now. */
function useFieldFaults(form: AccountFormName, fault: AccountFault | null) {
  const element = useRef<HTMLFormElement>(null)
  const [judged, setJudged] = useState<FieldFaults | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0 || fault) {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
  }, [tries, fault])

  const findFaults = () => {
    const found = judgeFields(fieldsOf(element))
    const isWrong = Object.keys(found).length > 0
    setJudged(found)
    if (isWrong) setTries((count) => count + 1)
    return isWrong
  }
  const judge = () => {
    if (judged) setJudged(judgeFields(fieldsOf(element)))
  }
  const faults = { ...refusedField(form, fault), ...judged }
  return { element, faults, findFaults, judge }
}

function fieldsOf({ current }: RefObject<HTMLFormElement | null>): JudgedField[] {
  return [...(current?.elements ?? [])].filter(
    (one) => 'validity' in one,
  ) as unknown as JudgedField[]
}
