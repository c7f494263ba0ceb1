/** Tells `early-presses.ts` that a part of the page hears from now on what is pressed in it. */
export function tellHydrated(): void {
  dispatchEvent(new Event('hydrated'))
}
