import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type { Family, ProductSpec } from '../families/product-spec'
import { inAName } from '../words/colours'
import { designName } from '../words/design-names'
import { joinLocalized, type Localized, wordsPerStore } from '../words/localized'
import { PRODUCT_KINDS } from '../words/product-kinds'
import { SIZES } from '../words/sizes'
import { urlKeys } from '../words/url-keys'

type Texts = Pick<
  ProductDraft,
  'name' | 'urlKey' | 'description' | 'shortDescription' | 'metaDescription'
>

/** One combination of a product's colours and sizes. */
export interface ColorAndSize {
  color?: string
  size?: string
}

/** The words of a product or, with a choice, of one of its children, which say less. */
export function productTexts(family: Family, spec: ProductSpec, choice: ColorAndSize = {}): Texts {
  const name = fullName(family, spec, choice)
  const isChild = choice.color !== undefined || choice.size !== undefined
  const paragraphs = isChild ? [spec.line] : toParagraphs(family, spec)
  const toHtml = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
  return {
    name: wordsPerStore(name),
    urlKey: urlKeys(name),
    description: wordsPerStore(joinLocalized(toHtml, ...paragraphs)),
    shortDescription: wordsPerStore(spec.line),
    metaDescription: wordsPerStore(spec.line),
  }
}

/** What one sees, what it is made of and good for, and how to look after it. */
function toParagraphs(family: Family, { line, shade, more = [], care }: ProductSpec): Localized[] {
  const ofShade = shade === undefined ? 0 : 1
  const groups = [[line, ...more.slice(0, ofShade)], more.slice(ofShade), [care ?? family.care]]
  const told = groups.filter((sentences) => sentences.length > 0)
  return told.map((sentences) => joinLocalized((...texts) => texts.join(' '), ...sentences))
}

// English puts what it is behind the name, the other languages before it.
function fullName(family: Family, spec: ProductSpec, { color, size }: ColorAndSize): Localized {
  const [nl, de, fr, en] = PRODUCT_KINDS[spec.kind ?? family.kind]
  const { shade } = spec
  const [ownNl, ownDe, ownFr, ownEn] = designName(spec.name)
  const whole: Localized = [`${nl} ${ownNl}`, `${de} ${ownDe}`, `${fr} ${ownFr}`, `${ownEn} ${en}`]
  const parts = [shade && inAName(shade), color && inAName(color), size && SIZES[size]]
  const given = parts.filter((words) => words !== undefined && words !== '')
  return joinLocalized((...texts) => texts.join(', '), whole, ...given)
}
