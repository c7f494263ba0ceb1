import { CHECKOUT_FIELDS } from '../../../shared/checkout/checkout-form'
import { TERMS_PATH } from '../../../shared/content/service-paths'
import { storePath } from '../../../shared/routing/links'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useShop } from '../../stores/shop'
import { useUi } from '../../stores/ui'
import { ChoiceField } from '../../ui/fields/choice-field'
import { onPlainClick } from '../../ui/on-plain-click'
import { SentenceWithLink } from '../sentence-with-link'

/** What is agreed to can be read from here, and what was filled in stays. */
export function TermsField() {
  const { t } = useShop()
  const isAccepted = useCheckout((checkout) => checkout.areTermsAccepted)
  const acceptTerms = useCheckout((checkout) => checkout.acceptTerms)
  const isAsked = useCheckout(({ touched }) => touched === 'all')
  const error = isAsked && !isAccepted ? t('checkout.terms-required') : undefined
  return (
    <div id={CHECKOUT_FIELDS.terms}>
      <ChoiceField
        type="checkbox"
        name={CHECKOUT_FIELDS.terms}
        value="1"
        required
        checked={isAccepted}
        onChange={(event) => acceptTerms(event.target.checked)}
        {...(error === undefined ? {} : { error })}
      >
        <TermsSentence />
      </ChoiceField>
    </div>
  )
}

/** The sentence with its own words as the link: a modal, or the page where there is no script. */
function TermsSentence() {
  const { store, t } = useShop()
  const openModal = useUi((ui) => ui.openModal)
  return (
    <SentenceWithLink
      sentence={t('checkout.terms')}
      linked={t('checkout.terms-link')}
      href={storePath(TERMS_PATH, store)}
      onClick={onPlainClick(() => openModal('terms-and-conditions', null))}
    />
  )
}
