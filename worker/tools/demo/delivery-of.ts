/** How what stands on a shelf comes to whoever buys it, as attributes of the product. */
export function deliveryOf(shelf: string): Record<string, string[]> {
  return {
    ...(isParcel(shelf) && { next_day_delivery: ['1'] }),
    ...(isBrought(shelf) && { delivery_days: ['5-10'] }),
  }
}

/** By two people, in working days that stories/pages/delivery.ts names as well. */
function isBrought(shelf: string): boolean {
  return /^furniture(?:\/|$)/.test(shelf)
}

/** Furniture comes by appointment, and wallpaper is cut to order (stories/pages/delivery.ts). */
function isParcel(shelf: string): boolean {
  return !/^(?:furniture|wallpaper)(?:\/|$)/.test(shelf)
}
