import { townText } from '../../../shared/i18n/address-text'
import { unbroken } from '../../../shared/i18n/unbroken'
import { openingToday } from '../../../shared/store-locations/opening-today'
import type { ListedLocation, OpenHours } from '../../../shared/store-locations/store-location'
import { useIsHydrated } from '../../stores/hydration/use-is-hydrated'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import styles from './store-locator.module.css'

// What lists and products share stays in their parts: a third user would split them (budgets.test.ts).
const DAYS_FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0]

interface StoreCardProps {
  location: ListedLocation
  /** Sunday first. */
  weekdays: readonly string[]
}

/** One shop: where it is, whether it is open today, and how to reach it. */
export function StoreCard({ location, weekdays }: StoreCardProps) {
  const { t } = useShop()
  const { name, street, postcode, city, countryCode, country, km } = location
  return (
    <article className={styles.card}>
      <h2>{name}</h2>
      {km !== null && (
        <p className={styles.distance}>{t('stores.distance', { km: Math.round(km) })}</p>
      )}
      <address>
        {street}
        <br />
        {townText(unbroken(postcode), city, countryCode)}
        {country !== '' && (
          <>
            <br />
            {country}
          </>
        )}
      </address>
      <Today location={location} />
      <Reach location={location} />
      <details className={styles.hours}>
        <summary>{t('stores.hours')}</summary>
        <Week hours={location.hours} weekdays={weekdays} />
      </details>
    </article>
  )
}

function Reach({ location: { name, phone, email, lat, lng } }: { location: ListedLocation }) {
  const { t } = useShop()
  return (
    <ul className={styles.reach}>
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      <li>
        <a
          href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
          rel="noreferrer"
          aria-label={t('stores.directions-to', { name })}
        >
          {t('stores.directions')}
        </a>
      </li>
    </ul>
  )
}

/** What the door says today. A kept page knows no today, so it comes with script. */
function Today({ location }: { location: ListedLocation }) {
  const { t } = useShop()
  const { clock } = usePorts()
  const isHydrated = useIsHydrated()
  if (!isHydrated) return <p className={`${styles.today} needs-script`} />
  const { hours, isOpen } = openingToday(location, clock.now())
  return (
    <p className={styles.today} data-open={isOpen || undefined}>
      {hours
        ? t(isOpen ? 'stores.open-now' : 'stores.open-today', { ...hours })
        : t('stores.closed-today')}
    </p>
  )
}

interface WeekProps {
  hours: readonly (OpenHours | null)[]
  weekdays: readonly string[]
}

function Week({ hours, weekdays }: WeekProps) {
  const { t } = useShop()
  return (
    <dl className={styles.week}>
      {DAYS_FROM_MONDAY.map((day) => {
        const one = hours[day]
        return (
          <div key={day}>
            <dt>{weekdays[day]}</dt>
            <dd>{one ? `${one.open}–${one.close}` : t('stores.closed')}</dd>
          </div>
        )
      })}
    </dl>
  )
}
