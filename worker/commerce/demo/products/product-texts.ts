import type { ProductDraft } from '../../catalogue/draft'
import { inAName } from '../words/colours'
import { type FourWords, joinWords, perStore } from '../words/four-words'
import { NOUNS } from '../words/nouns'
import { SIZES } from '../words/sizes'
import { urlKeys } from '../words/url-keys'
import type { Family, ProductSpec } from './product-spec'

type Texts = Pick<
  ProductDraft,
  'name' | 'urlKey' | 'description' | 'shortDescription' | 'metaDescription'
>

/** One combination of a product's colours and sizes. */
export interface Choice {
  color?: string
  size?: string
}

/** The words of a product or, with a choice, of one of its children. */
export function productTexts(family: Family, spec: ProductSpec, choice: Choice = {}): Texts {
  const name = fullName(family, spec, choice)
  const care = spec.care ?? family.care
  return {
    name: perStore(name),
    urlKey: urlKeys(name),
    description: perStore(joinWords(toParagraphs, spec.line, ...(spec.more ?? []), care)),
    shortDescription: perStore(spec.line),
    metaDescription: perStore(spec.line),
  }
}

function toParagraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('')
}

// English puts what it is behind the name, the other languages before it.
function fullName(family: Family, spec: ProductSpec, { color, size }: Choice): FourWords {
  const [nl, de, fr, en] = NOUNS[spec.noun ?? family.noun]
  const { name, shade } = spec
  const whole: FourWords = [`${nl} ${name}`, `${de} ${name}`, `${fr} ${name}`, `${name} ${en}`]
  const parts = [shade && inAName(shade), color && inAName(color), size && SIZES[size]]
  const given = parts.filter((words) => words !== undefined && words !== '')
  return joinWords((...texts) => texts.join(', '), whole, ...given)
}
