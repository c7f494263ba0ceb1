import { divIcon, featureGroup, map, marker, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'

export interface MapPoint {
  name: string
  lat: number
  lng: number
  /** Where the page says more of it. */
  href: string
}

interface DrawnMap {
  /** Address of a tile, with `{z}`, `{x}` and `{y}` in it. */
  tiles: string
  points: readonly MapPoint[]
}

const ATTRIBUTION = '© OpenStreetMap'
/** Pixels around the outermost points. */
const PADDING = 32
const CLOSEST = 14

/** Draws a map around points, each with its name; answers what takes it away. */
export function drawMap(place: HTMLElement, { tiles, points }: DrawnMap): () => void {
  const drawn = map(place, { scrollWheelZoom: false })
  tileLayer(tiles, { attribution: ATTRIBUTION, maxZoom: 19 }).addTo(drawn)
  const icon = divIcon({ html: '<b aria-hidden="true">●</b>', iconSize: [28, 28] })
  const markers = points.map(({ name, lat, lng, href }) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = name
    return marker([lat, lng], { icon, title: name, alt: name, keyboard: true }).bindPopup(link)
  })
  const all = featureGroup(markers).addTo(drawn)
  const bounds = all.getBounds()
  if (bounds.isValid()) drawn.fitBounds(bounds, { padding: [PADDING, PADDING], maxZoom: CLOSEST })
  return () => drawn.remove()
}
