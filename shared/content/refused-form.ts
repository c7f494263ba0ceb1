/**
 * A form that a browser posted by itself and that was not taken. The page that answers it shows what was
 * typed in it again, and says why.
 */
export interface RefusedForm {
  /** Which form of the page: its id there. */
  form: string
  /** A word of that form for it, or the whole sentence. */
  fault: string
  /** Names and values of its fields, as a query. */
  typed: string
  /** The day that it was for the shop, as `2026-11-24`: by it a form judges days that it asks for. */
  day?: string
}
