// What the panel offers, as data: the sections in their order, each with what can be chosen.
import type { SuggestedProduct, Suggestions } from '../../shared/search/suggestions'

/** One thing that can be chosen, and where it leads. */
export interface PanelOption {
  label: string
  href: string
  /** What is remembered as searched for when it is chosen; null when nothing is. */
  term: string | null
  product: SuggestedProduct | null
  /** Where it stands among the products that were found, from 1; 0 for everything else. */
  position: number
}

export type SectionName =
  | 'recent'
  | 'departments'
  | 'recommended'
  | 'corrected'
  | 'phrases'
  | 'categories'
  | 'pages'
  | 'products'
  | 'all'

export interface PanelSection {
  name: SectionName
  options: PanelOption[]
  /** It fits a term that has been typed over: it is still seen, but the keys pass it by. */
  isFormer: boolean
}

/** What the shop suggests, and for which term. */
export interface AnsweredTerm extends Suggestions {
  term: string
}

export interface Link {
  name: string
  link: string
}

/** Ways on for who has not typed a term yet, or found nothing. */
export interface WaysOn {
  recent: readonly string[]
  departments: readonly Link[]
  recommended: readonly SuggestedProduct[]
  /** Address of the results of a term. */
  resultsOf: (term: string) => string
}

/** Before there is a term, and where nothing fits it. */
export function toWaysOn({ recent, departments, recommended, resultsOf }: WaysOn): PanelSection[] {
  const ways: Omit<PanelSection, 'isFormer'>[] = [
    { name: 'recent', options: recent.map((term) => toTerm(term, resultsOf)) },
    { name: 'departments', options: departments.map((one) => toLink(one, null)) },
    { name: 'recommended', options: recommended.map((one) => toProduct(one, null, 0)) },
  ]
  return withoutEmpty(ways.map((section) => ({ ...section, isFormer: false })))
}

/** What was answered last while a term is being typed, with the way to all its results at the end. */
export function toFitting(
  typed: string,
  { term, phrases, isCorrected, categories, products }: AnsweredTerm,
  pages: readonly Link[],
  resultsOf: (term: string) => string,
): PanelSection[] {
  const fitting: Omit<PanelSection, 'isFormer'>[] = [
    {
      name: isCorrected ? 'corrected' : 'phrases',
      options: phrases.map((phrase) => toTerm(phrase, resultsOf)),
    },
    { name: 'categories', options: categories.map((one) => toLink(one, term)) },
    { name: 'pages', options: pages.map((one) => toLink(one, term)) },
    { name: 'products', options: products.map((one, index) => toProduct(one, term, index + 1)) },
  ]
  const isFormer = term.toLowerCase() !== typed.toLowerCase()
  return [
    ...withoutEmpty(fitting.map((section) => ({ ...section, isFormer }))),
    toAll(typed, resultsOf),
  ]
}

/** The way to all results of a term. */
export function toAll(term: string, resultsOf: (term: string) => string): PanelSection {
  return { name: 'all', options: [toTerm(term, resultsOf)], isFormer: false }
}

/** Whether anything at all fits. */
export function isNothing({ phrases, categories, products }: Suggestions): boolean {
  return phrases.length + categories.length + products.length === 0
}

function toTerm(term: string, resultsOf: (term: string) => string): PanelOption {
  return { label: term, href: resultsOf(term), term, product: null, position: 0 }
}

function toLink({ name, link }: Link, term: string | null): PanelOption {
  return { label: name, href: link, term, product: null, position: 0 }
}

function toProduct(product: SuggestedProduct, term: string | null, position: number): PanelOption {
  return { label: product.name, href: product.link, term, product, position }
}

function withoutEmpty(sections: PanelSection[]): PanelSection[] {
  return sections.filter(({ options }) => options.length > 0)
}
