import type { CatalogueDraft } from '../../../shared/contract/admin/catalogue-draft'
import type { LandingPageDraft, StoryDraft } from '../../../shared/contract/admin/content-draft'
import { toStoreId } from '../../../shared/contract/admin/per-store'
import type { Staged } from './staged'

/** Redirects, mappings, landing pages and stories: known by their store and path. */
export function stageRecords(draft: CatalogueDraft): Staged[] {
  return [
    ...(draft.redirects ?? []).map(({ store, requestPath, targetPath, status }) =>
      record('redirect', toStoreId(store), requestPath, { target: targetPath, status }),
    ),
    ...(draft.urlMappings ?? []).map(({ store, requestPath, name, params }) =>
      record('url_mapping', toStoreId(store), requestPath, { name, params }),
    ),
    ...(draft.searchRedirects ?? []).map(({ store, term, url }) =>
      record('search_redirect', toStoreId(store), term.trim().toLowerCase(), { url }),
    ),
    ...(draft.landingPages ?? []).map(stageLandingPage),
    ...(draft.stories ?? []).map(stageStory),
  ]
}

function record(kind: Staged['kind'], store: number, path: string, rest: object): Staged {
  return { kind, key: `${store}|${path}`, body: { store, path, ...rest } }
}

function stageLandingPage(draft: LandingPageDraft): Staged {
  const fields = {
    name: draft.name,
    heading: draft.heading ?? draft.name,
    header_image: draft.headerImage ?? '',
    canonical_url: draft.canonicalUrl ?? '',
    content_first: draft.contentFirst ?? '',
    content_last: draft.contentLast ?? '',
    meta_title: draft.metaTitle ?? '',
    meta_description: draft.metaDescription ?? '',
    filter_attributes: draft.filters,
    is_filter_link_allowed: draft.isFilterLinkAllowed,
    hide_selected_filters: draft.hidesSelectedFilters,
  }
  return record('landing_page', toStoreId(draft.store), draft.urlPath, {
    category: draft.category,
    active: Number(draft.isActive),
    fields,
  })
}

function stageStory(draft: StoryDraft): Staged {
  const toStory = (content: StoryDraft['content']) => ({
    name: draft.name,
    slug: draft.fullSlug.slice(draft.fullSlug.lastIndexOf('/') + 1),
    full_slug: draft.fullSlug,
    tag_list: draft.tags ?? [],
    content,
    created_at: draft.createdAt,
    published_at: draft.isPublished ? draft.createdAt : null,
    first_published_at: draft.isPublished ? draft.createdAt : null,
  })
  return record('story', toStoreId(draft.store), draft.fullSlug, {
    uuid: draft.uuid ?? null,
    story: toStory(draft.nextContent ?? draft.content),
    published: draft.isPublished ? toStory(draft.content) : null,
    releases: (draft.releases ?? []).map(({ id, content }) => ({ id, story: toStory(content) })),
  })
}
