import { useEffect, useRef } from 'react'
import type { ListedLocation } from '../../../shared/store-locations/store-location'
import { drawMap } from '../../browser/maps/draw-map'
import { useShop } from '../../stores/shop'
import styles from './store-map.module.css'

interface StoreMapProps {
  /** Address of a tile, with `{z}`, `{x}` and `{y}` in it. */
  tiles: string
  locations: readonly ListedLocation[]
}

/** Where the shops are. It says nothing that the list beside it does not say. */
export function StoreMap({ tiles, locations }: StoreMapProps) {
  const { t } = useShop()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!place.current) return
    const points = locations.map(({ name, lat, lng, id }) => ({
      name,
      lat,
      lng,
      href: `#store-${id}`,
    }))
    const words = { zoomIn: t('stores.zoom-in'), zoomOut: t('stores.zoom-out') }
    return drawMap(place.current, { tiles, points, words })
  }, [tiles, locations, t])
  return <section ref={place} className={styles.map} aria-label={t('stores.map')} />
}
