/**
 * A form that a browser posted by itself and that was not taken. The page that answers it shows what was
 * typed in it again, and says why.
 */
export interface RefusedForm {
  /** Which form of the page: its id there. */
  form: string
  fault: string
  /** Names and values of its fields, as a query. */
  typed: string
}
