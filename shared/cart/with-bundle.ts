import { type Bundle, type BundleChoices, chosenSelections, partText } from '../catalog/bundle'
import type { AddRequest } from './add-request'

/**
 * A request with what was chosen of a bundle (contract 1.2). Selections of one option that come in
 * different numbers are named one by one, since the wire gives an option one quantity.
 */
export function withBundle(
  request: AddRequest,
  { options }: Bundle,
  choices: BundleChoices,
): AddRequest {
  const chosen = options.flatMap((option) =>
    chosenSelections(option, choices[option.id]).map(({ selection, qty }) => ({
      option,
      selection,
      qty,
    })),
  )
  return {
    ...request,
    maxQty: null,
    options: chosen.map(({ option, selection, qty }) => ({
      label: option.title,
      value: partText({ name: selection.name, qty }),
    })),
    productOption: {
      extension_attributes: {
        bundle_options: options.flatMap((option) => toWireOptions(option.id, chosen)),
      },
    },
  }
}

type Chosen = { option: { id: string }; selection: { id: string }; qty: number }[]

function toWireOptions(optionId: string, chosen: Chosen) {
  const own = chosen.filter(({ option }) => option.id === optionId)
  const quantities = [...new Set(own.map(({ qty }) => qty))]
  return quantities.map((qty) => ({
    option_id: optionId,
    option_qty: qty,
    option_selections: own.filter((one) => one.qty === qty).map(({ selection }) => selection.id),
  }))
}
