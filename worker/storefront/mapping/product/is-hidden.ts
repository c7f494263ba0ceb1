/** Not visible individually. */
const HIDDEN = 1

/** Whether a product has no page of its own (spec 3, visibility). */
export function isHidden({ visibility }: { visibility?: number | undefined }): boolean {
  return visibility === HIDDEN
}
