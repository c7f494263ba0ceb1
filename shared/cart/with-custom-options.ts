import {
  type CustomAnswers,
  type CustomOption,
  chosenValues,
  isAnswered,
  offersValues,
  writtenText,
} from '../catalog/custom-option'
import { formatDayText } from '../i18n/day-text'
import type { StoreLocale } from '../store-view/store-view'
import type { AddRequest } from './add-request'
import type { LineOption } from './cart-line'

/**
 * A request with the answers to custom options beside what it has (contract 1.2): text as written,
 * values by their ids with commas between them.
 */
export function withCustomOptions(
  request: AddRequest,
  options: readonly CustomOption[],
  answers: CustomAnswers,
  locale: StoreLocale,
): AddRequest {
  const answered = options.filter((option) => isAnswered(option, answers))
  if (answered.length === 0) return request
  return {
    ...request,
    options: [...request.options, ...customTexts(answered, answers, locale)],
    productOption: {
      extension_attributes: {
        ...request.productOption?.extension_attributes,
        custom_options: answered.map((option) => ({
          option_id: option.id,
          option_value: answerOf(option, answers),
        })),
      },
    },
  }
}

/** The answers as the shopper reads them: titles of values, days as the store writes them. */
export function customTexts(
  options: readonly CustomOption[],
  answers: CustomAnswers,
  locale: StoreLocale,
): LineOption[] {
  return options
    .filter((option) => isAnswered(option, answers))
    .map((option) => ({ label: option.title, value: answerText(option, answers, locale) }))
}

function answerText(option: CustomOption, answers: CustomAnswers, locale: StoreLocale): string {
  const written = writtenText(option, answers)
  if (option.type === 'date') return formatDayText(written, locale)
  const titles = chosenValues(option, answers).map(({ title }) => title)
  return titles.join(', ') || written
}

function answerOf(option: CustomOption, answers: CustomAnswers): string {
  if (!offersValues(option)) return writtenText(option, answers)
  return chosenValues(option, answers)
    .map(({ id }) => id)
    .join()
}
