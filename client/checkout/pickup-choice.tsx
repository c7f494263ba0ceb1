import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { CHECKOUT_FIELDS } from '../../shared/checkout/checkout-form'
import { listPickupPoints, type PickupPoint } from '../../shared/checkout/pickup-point'
import { dayNames } from '../../shared/i18n/day-names'
import { useCheckout } from '../stores/checkout/checkout-context'
import { usePickupDistances } from '../stores/checkout/use-pickup-distances'
import { usePickupPoints } from '../stores/checkout/use-pickup-points'
import { useEarlyControls } from '../stores/late-part'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { ChoiceField } from '../ui/fields/choice-field'
import { TextField } from '../ui/fields/text-field'
import { Notice } from '../ui/notice'
import styles from './checkout-form.module.css'

/** By which the summary of errors finds it. */
const PICKUP_FIELD = CHECKOUT_FIELDS.pickup

/**
 * Where an order is collected (spec 3): the nearest first, from the place or postcode that is typed, or else
 * from that of the address. What is no place shortens the list.
 */
export function PickupChoice() {
  const { t } = useShop()
  const country = useCheckout(({ details }) => details.shipping.country)
  const chosen = useCheckout(({ details }) => details.shipping.pickupPoint)
  const isAsked = useCheckout(({ touched }) => touched === 'all')
  const choosePickup = useCheckout((checkout) => checkout.choosePickup)
  const zipCode = useCheckout(({ details }) => details.shipping.zipCode)
  const [text, setText] = useState('')
  const distances = usePickupDistances(text.trim() || zipCode.trim(), country)
  const { points: offered, isError, refetch } = usePickupPoints(true)
  const isGone = offered?.every((point) => point.id !== chosen || point.country !== country)
  // A place in another country is not in the list, and whoever orders is to choose one that is.
  useEffect(() => {
    if (isGone && chosen) choosePickup('')
  }, [isGone, chosen, choosePickup])
  if (isError) {
    return (
      <div role="alert" className={styles.methods}>
        <Notice kind="danger">{t('cart.reason-unknown')}</Notice>
        <Button kind="secondary" onClick={() => void refetch()}>
          {t('checkout.retry')}
        </Button>
      </div>
    )
  }
  if (!offered) {
    return (
      <PickupGroup>
        <p role="status">{t('checkout.methods-loading')}</p>
      </PickupGroup>
    )
  }
  const points = listPickupPoints(offered, { country, text, distances })
  return (
    <PickupGroup>
      <div className="needs-script">
        <TextField
          label={t('checkout.pickup-search')}
          type="search"
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keepInForm}
        />
      </div>
      <p role="status" className={styles.hint}>
        {points.length === 0
          ? t('checkout.pickup-gone')
          : t('checkout.pickup-count', { count: points.length })}
      </p>
      {isAsked && chosen === '' && <Notice kind="danger">{t('checkout.pickup-required')}</Notice>}
      <div className={styles.options}>
        {points.map((point) => (
          <ChoiceField
            key={point.id}
            type="radio"
            name={PICKUP_FIELD}
            value={point.id}
            checked={point.id === chosen}
            onChange={() => choosePickup(point.id)}
          >
            {point.name}
            <br />
            <small className={styles.hint}>
              {`${point.street}, ${point.postcode} ${point.city}`}
              {point.km !== undefined && ` · ${t('stores.distance', { km: Math.round(point.km) })}`}
            </small>
            {point.id === chosen && <Hours hours={point.hours} />}
          </ChoiceField>
        ))}
      </div>
    </PickupGroup>
  )
}

/** The summary of errors leads to it, and the focus stays while the places come. */
function PickupGroup({ children }: { children: ReactNode }) {
  const { t } = useShop()
  const root = useRef<HTMLFieldSetElement>(null)
  useEarlyControls(root)
  return (
    <fieldset ref={root} id={PICKUP_FIELD} tabIndex={-1} className={styles.group}>
      <legend>{t('checkout.pickup')}</legend>
      {children}
    </fieldset>
  )
}

/** Enter in the search field must not order anything. */
function keepInForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

function Hours({ hours }: Pick<PickupPoint, 'hours'>) {
  const { store, t } = useShop()
  const { weekdays } = dayNames(store.i18n.defaultLocale)
  const nameOf = (day: string) => weekdays[DAYS.indexOf(day)] ?? day
  return (
    <span className={styles.hours}>
      {hours.map(({ day, open, close }) => (
        <small key={day} className={styles.hint}>
          {nameOf(day) +
            t('text.colon') +
            (open ? `${open}–${close}` : t('checkout.pickup-closed'))}
        </small>
      ))}
    </span>
  )
}
