import type { CustomOptionDraft } from '../../../../../../shared/contract/admin/product-type-draft'
import { parseWholeNumber } from '../../cells/cell-values'
import { parsePairRecords, textsOf } from '../../cells/pair-list'
import { optionKey, surchargeOf, titleOf } from './composite-cells'

type Texts = Record<string, string>
type Type = CustomOptionDraft['type']

const CHOICES: readonly string[] = ['drop_down', 'radio', 'checkbox', 'multiple']
const TYPES: Readonly<Record<string, Type>> = {
  field: 'field',
  area: 'area',
  drop_down: 'drop_down',
  radio: 'radio',
  checkbox: 'checkbox',
  multiple: 'multiple',
  date: 'date',
  date_time: 'date',
}

/**
 * Reads `name=Colour,type=radio,required=1,price=5,option_title=Red|…`: one record a field, and of a
 * field that offers a choice one record a value. A file or a time is nothing this shop can ask for:
 * `dropped` names it. Answers what is wrong with the cell where it cannot be read.
 */
export function parseCustomOptions(
  cell: string,
): { options: CustomOptionDraft[]; dropped: string[] } | string {
  const groups = Map.groupBy(parsePairRecords(cell).map(textsOf), optionKey)
  const options: CustomOptionDraft[] = []
  const dropped: string[] = []
  for (const records of groups.values()) {
    const [first = {}] = records
    const { name = '' } = first
    const type = TYPES[first.type ?? '']
    if (name === '') return 'a custom option without a name'
    if (type === undefined) {
      if (first.required === '1') return `a custom option that is required is a ${first.type}`
      dropped.push(name)
      continue
    }
    const option = toOption(first, type, records)
    if (typeof option === 'string') return option
    options.push(option)
  }
  return { options, dropped }
}

function toOption(first: Texts, type: Type, records: Texts[]): CustomOptionDraft | string {
  const common = { title: titleOf(first, 'name'), type, isRequired: first.required === '1' }
  if (CHOICES.includes(type)) return withValues(common, records)
  const surcharge = surchargeOf(first)
  const maxCharacters = parseWholeNumber(first.max_characters || '0')
  if (surcharge === null) return `bad price of a custom option: ${first.price}`
  if (maxCharacters === undefined || maxCharacters < 0) {
    return `bad length of a custom option: ${first.max_characters}`
  }
  return {
    ...common,
    ...(surcharge ? { surcharge } : {}),
    ...(maxCharacters > 0 ? { maxCharacters: Math.min(maxCharacters, 2000) } : {}),
  }
}

function withValues(
  common: Pick<CustomOptionDraft, 'title' | 'type' | 'isRequired'>,
  records: Texts[],
): CustomOptionDraft | string {
  const values: NonNullable<CustomOptionDraft['values']> = []
  for (const texts of records) {
    const surcharge = surchargeOf(texts)
    if (surcharge === null) return `bad price of a custom option: ${texts.price}`
    const title = titleOf(texts, 'option_title')
    if (title.all === '')
      return `a custom option with a choice that has no name: ${common.title.all}`
    values.push({ title, ...(surcharge ? { surcharge } : {}) })
  }
  return { ...common, values }
}
