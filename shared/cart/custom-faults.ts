import {
  type CustomAnswers,
  type CustomOption,
  isAnswered,
  writtenText,
} from '../catalog/custom-option'
import type { ProductType } from '../catalog/product-type'
import { isDay } from '../i18n/day-text'

export type CustomFault = 'required' | 'too-long' | 'no-date' | 'day-past'

/**
 * The first day that a date of a product may name: a service comes on its day, which cannot be over, while
 * a date of birth to be embroidered is. Null where any will do.
 * @param today as the shop has it
 */
export function firstDayOf(typeId: ProductType, today: string): string | null {
  return typeId === 'virtual' ? today : null
}

/**
 * What is wrong with the answers, by option id; empty when nothing is (contract 2.12).
 * @param firstDay before which no date may lie
 */
export function customFaults(
  options: readonly CustomOption[],
  answers: CustomAnswers,
  firstDay: string | null = null,
): Record<string, CustomFault> {
  const faults = options.flatMap((option): [string, CustomFault][] => {
    const fault = faultOf(option, answers, firstDay)
    return fault ? [[option.id, fault]] : []
  })
  return Object.fromEntries(faults)
}

function faultOf(
  option: CustomOption,
  answers: CustomAnswers,
  firstDay: string | null,
): CustomFault | null {
  if (!isAnswered(option, answers)) return option.isRequired ? 'required' : null
  const text = writtenText(option, answers)
  if (option.maxCharacters !== null && text.length > option.maxCharacters) return 'too-long'
  return option.type === 'date' ? dayFault(text, firstDay) : null
}

function dayFault(day: string, firstDay: string | null): CustomFault | null {
  if (!isDay(day)) return 'no-date'
  return firstDay !== null && day < firstDay ? 'day-past' : null
}
