export interface Staged {
  kind: StagedKind
  key: string
  body: Readonly<Record<string, unknown>>
}

export type StagedKind =
  | 'attribute'
  | 'category'
  | 'product'
  | 'redirect'
  | 'url_mapping'
  | 'search_redirect'
  | 'landing_page'
  | 'story'
