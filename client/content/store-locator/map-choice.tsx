import { useState } from 'react'
import type { ListedLocation } from '../../../shared/store-locations/store-location'
import { lazyPart } from '../../stores/lazy-part'
import { useShop } from '../../stores/shop'
import { whilePressed } from '../../stores/while-pressed'
import { Button } from '../../ui/button'
import { ErrorBoundary } from '../../ui/error-boundary'

const StoreMap = lazyPart(whilePressed(async () => (await import('./store-map')).StoreMap))

interface MapChoiceProps {
  tiles: string
  locations: readonly ListedLocation[]
}

/** A map for who asks for one: until then nothing is asked of those who serve it. */
export function MapChoice({ tiles, locations }: MapChoiceProps) {
  const { t } = useShop()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="needs-script">
      <Button kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'stores.map-hide' : 'stores.map-show')}
      </Button>
      {isOpen && (
        <ErrorBoundary part="store-map" resetKey={tiles} fallback={<p>{t('stores.map-failed')}</p>}>
          <StoreMap tiles={tiles} locations={locations} />
        </ErrorBoundary>
      )}
    </div>
  )
}
