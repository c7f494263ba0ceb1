import { control, divIcon, featureGroup, type Marker, map, marker, tileLayer } from 'leaflet'
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
  /** Of the two buttons. */
  words: { zoomIn: string; zoomOut: string }
}

const ATTRIBUTION = '© OpenStreetMap'
/** Pixels around the outermost points. */
const PADDING = 32
const CLOSEST = 14

/** Draws a map around points, each with its name; answers what takes it away. */
export function drawMap(place: HTMLElement, { tiles, points, words }: DrawnMap): () => void {
  // An animated zoom runs on after its map is removed, and throws.
  const noAnimation = { zoomAnimation: false, markerZoomAnimation: false }
  const drawn = map(place, { scrollWheelZoom: false, zoomControl: false, ...noAnimation })
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(drawn)
  tileLayer(tiles, { attribution: ATTRIBUTION, maxZoom: 19 }).addTo(drawn)
  const icon = divIcon({ html: '<b aria-hidden="true">●</b>', iconSize: [28, 28] })
  const markers = points.map(({ name, lat, lng, href }) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = name
    const pin = marker([lat, lng], { icon, title: name, alt: name, keyboard: true })
    return withLink(pin, link)
  })
  const all = featureGroup(markers).addTo(drawn)
  const bounds = all.getBounds()
  if (bounds.isValid()) drawn.fitBounds(bounds, { padding: [PADDING, PADDING], maxZoom: CLOSEST })
  return () => drawn.remove()
}

/** Opens a link above a marker. The focus goes there and, by Escape, back: it has no close button of its own. */
function withLink(pin: Marker, link: HTMLAnchorElement): Marker {
  link.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    pin.closePopup()
    pin.getElement()?.focus()
  })
  return pin.bindPopup(link, { closeButton: false }).on('popupopen', () => link.focus())
}
