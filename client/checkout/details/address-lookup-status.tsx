import type { MouseEvent } from 'react'
import type { FieldPart } from '../../../shared/checkout/address-rules'
import { toPath } from '../../../shared/checkout/form-field'
import { streetText, townText } from '../../../shared/i18n/address-text'
import type { AddressLookupState } from '../../engine/address-lookup'
import { type FoundAddress, hasFoundAddress, type LookupMessage } from '../../engine/found-address'
import { isDutch, plainPostcode } from '../../engine/lookup-request'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import styles from '../checkout-form.module.css'

/** What the lookup has to say about an address: beside the fields, which it never closes. */
export function AddressLookupStatus({ part }: { part: FieldPart }) {
  const { t } = useShop()
  const lookup = useCheckout(({ lookups }) => lookups[part])
  const acceptAddress = useCheckout((checkout) => checkout.acceptAddress)
  const enterByHand = useCheckout((checkout) => checkout.enterByHand)
  const message = useMessage(part, lookup)
  const { address, entered } = lookup
  const isTaken = address !== null && hasFoundAddress(entered, address)
  // What is doubted is not called found.
  const isAffixDoubted = isTaken && address.knownAffixes !== null
  const street = toPath({ part, field: 'streetAddress' })

  /** The button goes away once it was pressed: the focus goes on to the street. */
  function press(event: MouseEvent<HTMLButtonElement>, act: (part: FieldPart) => void) {
    const field = event.currentTarget.form?.elements.namedItem(street)
    act(part)
    if (field instanceof HTMLElement) field.focus()
  }

  const byHand = t('checkout.lookup-by-hand')
  const isClosable = message?.key === 'checkout.lookup-none-dutch'
  const text = message && t(message.key, { code: message.code })
  return (
    <div className={`${styles.whole} ${styles.lookup}`}>
      <div role="status">
        {address && !isAffixDoubted && (
          <p>
            {t(isTaken ? 'checkout.lookup-found' : 'checkout.lookup-suggestion', {
              address: toLine(address, entered.zipCode),
            })}
          </p>
        )}
        {text && <p>{isClosable ? text.replace(byHand, '') : text}</p>}
      </div>
      {isClosable && (
        <button
          type="button"
          className={styles.inline}
          onClick={(event) => press(event, enterByHand)}
        >
          {byHand}
        </button>
      )}
      {address && !isTaken && (
        <Button kind="secondary" onClick={(event) => press(event, acceptAddress)}>
          {t('checkout.lookup-use')}
        </Button>
      )}
    </div>
  )
}

/** A street that is still being typed is not called wrong: that comes once it was left (spec 5). */
function useMessage(part: FieldPart, lookup: AddressLookupState): LookupMessage | null {
  const street = toPath({ part, field: 'streetAddress' })
  const isLeft = useCheckout(({ touched }) => touched === 'all' || touched.has(street))
  const { errorMessage, lastRequest } = lookup
  const isTyping = lastRequest !== null && !isDutch(lastRequest) && !isLeft
  return isTyping && !lookup.manualInput ? null : errorMessage
}

/**
 * An address in one line, without an addition that the house number does not have, and with the postcode
 * as the shopper writes it where both mean the same.
 */
function toLine(found: FoundAddress, written: string): string {
  const { street, houseNumber, city, countryCode, knownAffixes } = found
  const affix = knownAffixes ? '' : found.affix
  const isSame = plainPostcode(written) === plainPostcode(found.postcode)
  const postcode = isSame ? written.trim() : found.postcode
  const town = townText(postcode, city, countryCode)
  return `${streetText([street, houseNumber, affix], countryCode)}, ${town}`
}
