import type { CustomOptionDraft } from '../../../../../../shared/contract/admin/product-type-draft'
import type { StoreCode } from '../../../../../../shared/store-view/store-view'
import type { Cells } from '../../cells/export-row'
import { parseCustomOptions } from './custom-options'

/**
 * Custom options with the titles that rows of store views give them: as Magento writes it, the same
 * options in the same order under other names. A row with other options says nothing.
 */
export function translateOptions(
  options: readonly CustomOptionDraft[],
  stores: ReadonlyMap<StoreCode, Cells>,
): CustomOptionDraft[] {
  let translated = [...options]
  for (const [store, cells] of stores) {
    const own = parseCustomOptions(cells.custom_options ?? '')
    if (typeof own === 'string' || own.options.length !== options.length) continue
    translated = translated.map((option, index) => withTitles(option, own.options[index], store))
  }
  return translated
}

function withTitles(
  option: CustomOptionDraft,
  own: CustomOptionDraft | undefined,
  store: StoreCode,
): CustomOptionDraft {
  if (own === undefined || own.type !== option.type) return option
  return {
    ...option,
    title: { ...option.title, ...titleIn(store, option.title.all, own.title.all) },
    ...(option.values && {
      values: option.values.map((value, index) => {
        const title = own.values?.[index]?.title.all ?? ''
        return { ...value, title: { ...value.title, ...titleIn(store, value.title.all, title) } }
      }),
    }),
  }
}

function titleIn(store: StoreCode, all: string, own: string): Partial<Record<StoreCode, string>> {
  return own === '' || own === all ? {} : { [store]: own }
}
