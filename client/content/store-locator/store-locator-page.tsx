import { storePath } from '../../../shared/routing/links'
import type { PageData } from '../../../shared/routing/page'
import { STORE_LOCATOR_PATH } from '../../../shared/routing/screen-paths'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/fields/text-field'
import { PageFrame } from '../page-frame'
import { MapChoice } from './map-choice'
import { StoreCard } from './store-card'
import styles from './store-locator.module.css'

type LocatorData = Extract<PageData, { route: 'storelocator' }>

/** The shops that one can walk into, and which is the nearest (spec 2, route storelocator). */
export function StoreLocatorPage({ data }: { data: LocatorData }) {
  const { store, t } = useShop()
  return (
    <PageFrame title={t('stores.title')}>
      <div className={`contained ${styles.page}`}>
        <h1>{t('stores.title')}</h1>
        <p className={styles.about}>{t('stores.about')}</p>
        <search aria-label={t('stores.search-label')}>
          <form className={styles.search} action={storePath(STORE_LOCATOR_PATH, store)}>
            <TextField
              key={data.asked}
              label={t('stores.place')}
              name="q"
              defaultValue={data.asked}
              maxLength={80}
              autoComplete="postal-code"
            />
            <Button type="submit">{t('stores.search')}</Button>
          </form>
        </search>
        <Outcome data={data} />
        {data.tiles && <MapChoice tiles={data.tiles} locations={data.locations} />}
        <ul className={styles.list}>
          {data.locations.map((location) => (
            <li key={location.id} id={`store-${location.id}`}>
              <StoreCard location={location} weekdays={data.weekdays} />
            </li>
          ))}
        </ul>
      </div>
    </PageFrame>
  )
}

/** From where it was looked, or that nobody knows the place: then every shop stands below. */
function Outcome({ data: { asked, from, locations } }: { data: LocatorData }) {
  const { t } = useShop()
  if (asked === '') return <p role="status">{t('stores.count', { count: locations.length })}</p>
  return (
    <p role="status">
      {from === null
        ? t('stores.unknown-place', { place: asked })
        : t('stores.near', { place: from })}
    </p>
  )
}
