import { describe, expect, it } from 'vitest'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import { namedColors } from '../../../../worker/storefront/mapping/listing/named-colors'

const colors = (...labels: string[]) =>
  [
    {
      attribute_code: 'color',
      options: labels.map((label, index) => ({ value: String(index + 1), label })),
    },
  ] as WireAttribute[]

describe('the colours that a search text names', () => {
  it.each([
    ['green sofa', ['Sage green', 'Rust', 'Forest green'], ['1', '3']],
    ['groene bank', ['Saliegroen', 'Roest'], ['1']],
    ['grünes Sofa', ['Salbeigrün', 'Rost'], ['1']],
    ['canapé vert foret', ['Vert forêt', 'Rouille'], ['1']],
    ['chaises vertes', ['Vert forêt', 'Rouille'], ['1']],
    ['wit', ['Wit', 'Gebroken wit', 'Witgoud'], ['1', '2']],
  ])('of “%s” are shown', (text, labels, values) => {
    expect(namedColors(text, colors(...labels))).toEqual({ color: values })
  })

  it.each(['sofa', '', 'table and chairs', '%', 'red'])('are none of “%s”', (text) => {
    expect(namedColors(text, colors('Sand', 'Sage green', 'Weathered'))).toEqual({})
    expect(namedColors(text, [])).toEqual({})
  })
})
