import type { WireStory } from '../../../shared/contract/content/story'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { StoryRow } from './select-stories'

/** A row as the CMS would answer it: what we do not keep is there with its empty value. */
export function toWireStory({ id, uuid, body }: StoryRow, store: StoreView): WireStory {
  return {
    position: 0,
    is_startpage: false,
    parent_id: 0,
    group_id: uuid,
    alternates: [],
    translated_slugs: [],
    ...JSON.parse(body),
    id,
    uuid,
    lang: store.i18n.defaultLanguage,
  }
}
