import {
  type CustomAnswers,
  type CustomOption,
  chosenValues,
  isAnswered,
  offersValues,
  writtenText,
} from '../catalog/custom-option'
import type { AddRequest } from './add-request'

/**
 * A request with the answers to custom options beside what it has (contract 1.2): text as written,
 * values by their ids with commas between them.
 */
export function withCustomOptions(
  request: AddRequest,
  options: readonly CustomOption[],
  answers: CustomAnswers,
): AddRequest {
  const answered = options.filter((option) => isAnswered(option, answers))
  if (answered.length === 0) return request
  const texts = answered.map((option) => ({
    label: option.title,
    value: titlesOf(option, answers) || writtenText(option, answers),
  }))
  return {
    ...request,
    options: [...request.options, ...texts],
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

function titlesOf(option: CustomOption, answers: CustomAnswers): string {
  return chosenValues(option, answers)
    .map(({ title }) => title)
    .join(', ')
}

function answerOf(option: CustomOption, answers: CustomAnswers): string {
  if (!offersValues(option)) return writtenText(option, answers)
  return chosenValues(option, answers)
    .map(({ id }) => id)
    .join()
}
