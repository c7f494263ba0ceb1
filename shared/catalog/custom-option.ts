// What a shopper may fill in or choose besides size and colour (spec 3, custom_options).
import { type Surcharge, surchargeOn } from './surcharge'

const CUSTOM_OPTION_TYPES = [
  'field',
  'area',
  'drop_down',
  'radio',
  'checkbox',
  'multiple',
  'date',
] as const
export type CustomOptionType = (typeof CUSTOM_OPTION_TYPES)[number]

export interface CustomValue {
  /** option_type_id; only above zero does it change the price (spec 5). */
  id: number
  title: string
  surcharge: Surcharge
}

export interface CustomOption {
  id: string
  title: string
  type: CustomOptionType
  isRequired: boolean
  /** Of what is filled in; a value has its own. */
  surcharge: Surcharge
  maxCharacters: number | null
  values: CustomValue[]
}

/** By option id: what was written, or the ids of the chosen values. */
export type CustomAnswers = Readonly<Record<string, string | readonly string[]>>

/** The type of that name, undefined for one this shop does not know. */
export function parseCustomOptionType(name: string | undefined): CustomOptionType | undefined {
  return CUSTOM_OPTION_TYPES.find((type) => type === name)
}

/** Whether an option offers values instead of a field to write in. */
export function offersValues({ type }: CustomOption): boolean {
  return type === 'drop_down' || type === 'radio' || type === 'checkbox' || type === 'multiple'
}

/**
 * Answers at first: the first value of a radio that has to be answered, none of several, nothing
 * written (contract 2.12). What is optional is never chosen for the shopper.
 */
export function defaultAnswers(options: readonly CustomOption[]): CustomAnswers {
  return Object.fromEntries(options.map((option) => [option.id, defaultAnswer(option)]))
}

function defaultAnswer({ type, isRequired, values }: CustomOption): string | string[] {
  if (type === 'radio' && isRequired) return String(values[0]?.id ?? '')
  return type === 'checkbox' || type === 'multiple' ? [] : ''
}

/** The values an answer names; none for a field. */
export function chosenValues(option: CustomOption, answers: CustomAnswers): CustomValue[] {
  const answer = answers[option.id] ?? ''
  const ids = typeof answer === 'string' ? [answer] : answer
  return option.values.filter(({ id }) => ids.includes(String(id)))
}

/** What was written, without blanks around it. */
export function writtenText(option: CustomOption, answers: CustomAnswers): string {
  const answer = answers[option.id]
  return typeof answer === 'string' && !offersValues(option) ? answer.trim() : ''
}

/** Whether an option has been answered. */
export function isAnswered(option: CustomOption, answers: CustomAnswers): boolean {
  if (offersValues(option)) return chosenValues(option, answers).length > 0
  return writtenText(option, answers) !== ''
}

/**
 * What the answers add to a product that costs `price`, in cents (spec 5): of values only those with
 * a positive option_type_id, of a field what it costs to have something written.
 */
export function customSurcharge(
  options: readonly CustomOption[],
  answers: CustomAnswers,
  price: number,
): number {
  return options
    .flatMap((option) => chosenSurcharges(option, answers))
    .reduce((sum, surcharge) => sum + surchargeOn(price, surcharge), 0)
}

function chosenSurcharges(option: CustomOption, answers: CustomAnswers): Surcharge[] {
  if (!offersValues(option)) return isAnswered(option, answers) ? [option.surcharge] : []
  const counted = chosenValues(option, answers).filter(({ id }) => id > 0)
  return counted.map(({ surcharge }) => surcharge)
}
