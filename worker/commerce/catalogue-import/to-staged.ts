// A draft becomes rows that wait for the swap-in: a kind, a key within it, and a body in which every
// store already has its own values, so that the swap-in is SQL over JSON and nothing else.
import type {
  AttributeDraft,
  CatalogueDraft,
  CategoryDraft,
} from '../../../shared/contract/admin/catalogue-draft'
import { inStore, toStoreRows } from '../../../shared/contract/admin/per-store'
import type { Staged } from './staged'
import { stageProduct } from './to-staged-product'
import { stageRecords } from './to-staged-records'

/** Everything in a draft as staged rows, in the order of the draft. */
export function toStaged(draft: CatalogueDraft): Staged[] {
  return [
    ...draft.attributes.map(stageAttribute),
    ...draft.categories.map(stageCategory),
    ...draft.products.map(stageProduct),
    ...stageRecords(draft),
  ]
}

function stageAttribute(draft: AttributeDraft): Staged {
  const body = {
    input: draft.input,
    filterable: Number(draft.isFilterable),
    visible: Number(draft.isVisible),
    position: draft.position,
    labels: toStoreRows((store) => [inStore(draft.label, store)]),
    options: draft.options.map((option, position) => ({
      value: option.value,
      position,
      swatch: option.swatch ?? null,
      labels: toStoreRows((store) => [inStore(option.label, store)]),
    })),
  }
  return { kind: 'attribute', key: draft.code, body }
}

function stageCategory(draft: CategoryDraft): Staged {
  const body = {
    parent: draft.path.includes('/') ? draft.path.slice(0, draft.path.lastIndexOf('/')) : null,
    position: draft.position,
    active: Number(draft.isActive),
    menu: Number(draft.isInMenu ?? true),
    mode: draft.displayMode,
    image: draft.image ?? '',
    texts: toStoreRows((store) => [
      inStore(draft.name, store),
      inStore(draft.urlKey, store),
      inStore(draft.description ?? { all: '' }, store),
      inStore(draft.seoText ?? { all: '' }, store),
      inStore(draft.metaTitle ?? { all: '' }, store),
      inStore(draft.metaDescription ?? { all: '' }, store),
    ]),
  }
  return { kind: 'category', key: draft.path, body }
}
