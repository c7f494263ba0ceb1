// The small records that come along with a catalogue, as an importer may send them.
import * as z from 'zod/mini'
import type {
  LandingPageDraft,
  RedirectDraft,
  SearchRedirectDraft,
  StoryDraft,
  UrlMappingDraft,
} from './draft'
import { code, instant, line, longText, path, storeCode } from './draft-value-schema'

const storeOrAll = z.union([storeCode, z.literal('all')])

export const redirectDraft: z.ZodMiniType<RedirectDraft> = z.object({
  store: storeCode,
  requestPath: path,
  targetPath: z.union([path, z.literal('')]),
  status: z.literal([301, 302]),
})

export const urlMappingDraft: z.ZodMiniType<UrlMappingDraft> = z.object({
  store: storeCode,
  requestPath: path,
  name: line,
  params: z.record(z.string(), line),
})

export const searchRedirectDraft: z.ZodMiniType<SearchRedirectDraft> = z.object({
  store: storeCode,
  term: line.check(z.minLength(1)),
  url: z.string().check(z.maxLength(2048)),
})

export const landingPageDraft: z.ZodMiniType<LandingPageDraft> = z.object({
  store: storeOrAll,
  urlPath: path,
  category: path,
  isActive: z.boolean(),
  name: line,
  heading: z.optional(line),
  contentFirst: z.optional(longText),
  contentLast: z.optional(longText),
  metaTitle: z.optional(line),
  metaDescription: z.optional(line),
  filters: z.array(z.object({ attribute: code, value: line })),
  isFilterLinkAllowed: z.boolean(),
  hidesSelectedFilters: z.boolean(),
})

const storyContent = z.catchall(z.object({ component: line }), z.unknown())

export const storyDraft: z.ZodMiniType<StoryDraft> = z.object({
  store: storeOrAll,
  fullSlug: path,
  name: line,
  content: storyContent,
  isPublished: z.boolean(),
  createdAt: instant,
  uuid: z.optional(z.uuid()),
  tags: z.optional(z.array(line)),
  nextContent: z.optional(storyContent),
  releases: z.optional(
    z.array(z.object({ id: z.int().check(z.minimum(1)), content: storyContent })),
  ),
})
