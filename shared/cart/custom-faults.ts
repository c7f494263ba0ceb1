import {
  type CustomAnswers,
  type CustomOption,
  isAnswered,
  writtenText,
} from '../catalog/custom-option'

export type CustomFault = 'required' | 'too-long' | 'no-date'

/** What is wrong with the answers, by option id; empty when nothing is (contract 2.12). */
export function customFaults(
  options: readonly CustomOption[],
  answers: CustomAnswers,
): Record<string, CustomFault> {
  const faults = options.flatMap((option): [string, CustomFault][] => {
    const fault = faultOf(option, answers)
    return fault ? [[option.id, fault]] : []
  })
  return Object.fromEntries(faults)
}

function faultOf(option: CustomOption, answers: CustomAnswers): CustomFault | null {
  if (!isAnswered(option, answers)) return option.isRequired ? 'required' : null
  const text = writtenText(option, answers)
  if (option.maxCharacters !== null && text.length > option.maxCharacters) return 'too-long'
  return option.type === 'date' && !isDate(text) ? 'no-date' : null
}

/** A day that exists, as yyyy-mm-dd. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
