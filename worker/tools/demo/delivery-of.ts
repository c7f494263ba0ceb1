/** Working days that stories/pages/delivery.ts names as well: two people bring it, or it is cut to order. */
const DAYS: Record<string, string> = { furniture: '5-10', wallpaper: '3-8' }

/** How what stands on a shelf comes to whoever buys it, as attributes of the product: all else is a parcel. */
export function deliveryOf(shelf: string): Record<string, string[]> {
  const [department = ''] = shelf.split('/')
  const days = DAYS[department]
  if (!days) return { next_day_delivery: ['1'] }
  const isArranged = department === 'furniture'
  return { delivery_days: [days], ...(isArranged && { delivery_appointment: ['1'] }) }
}
