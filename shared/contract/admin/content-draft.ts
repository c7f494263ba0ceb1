// What comes along with a catalogue: addresses that lead elsewhere, landing pages and stories.
import * as z from 'zod/mini'
import {
  attributeCode,
  filledLine,
  instant,
  line,
  longText,
  path,
  storeCode,
  storeOrAll,
} from './field'

/** Where a path moved to; an empty target is the home page. */
export const redirectDraft = z.object({
  store: storeCode,
  requestPath: path,
  targetPath: z.union([path, z.literal('')]),
  status: z.literal([301, 302]),
})
export type RedirectDraft = z.infer<typeof redirectDraft>

/** A path that leads to a route of the storefront (spec 2), whatever else has that path. */
export const urlMappingDraft = z.object({
  store: storeCode,
  requestPath: path,
  name: line,
  params: z.record(z.string(), line),
})
export type UrlMappingDraft = z.infer<typeof urlMappingDraft>

/** A searched word that leads to a page instead of results. */
export const searchRedirectDraft = z.object({
  store: storeCode,
  term: filledLine,
  url: z.string().check(z.maxLength(2048)),
})
export type SearchRedirectDraft = z.infer<typeof searchRedirectDraft>

/** A pre-filtered category page with a path of its own (spec 3, landing page). */
export const landingPageDraft = z.object({
  store: storeOrAll,
  urlPath: path,
  /** Path of the category, as in CategoryDraft. */
  category: path,
  isActive: z.boolean(),
  name: line,
  heading: z.optional(line),
  /** Path of a picture above the products. */
  headerImage: z.optional(line),
  contentFirst: z.optional(longText),
  contentLast: z.optional(longText),
  /** Where its content is, when that is elsewhere. */
  canonicalUrl: z.optional(line),
  metaTitle: z.optional(line),
  metaDescription: z.optional(line),
  filters: z.array(z.object({ attribute: attributeCode, value: line })),
  isFilterLinkAllowed: z.boolean(),
  hidesSelectedFilters: z.boolean(),
})
export type LandingPageDraft = z.infer<typeof landingPageDraft>

/** In Storyblok's shape. */
const storyContent = z.catchall(z.object({ component: line }), z.unknown())
export type StoryContent = z.infer<typeof storyContent>

export const storyDraft = z.object({
  store: storeOrAll,
  /** For example `home`, `blocks/footer`. */
  fullSlug: path,
  name: line,
  content: storyContent,
  /** A story that is not published is kept as a draft and not served. */
  isPublished: z.boolean(),
  createdAt: instant,
  /** Given by the database when it is left out. */
  uuid: z.optional(z.uuid()),
  tags: z.optional(z.array(line)),
  /** What editors changed since it was published. */
  nextContent: z.optional(storyContent),
  /** What it becomes with a release, by the number of the release. */
  releases: z.optional(
    z.array(z.object({ id: z.int().check(z.minimum(1)), content: storyContent })),
  ),
})
export type StoryDraft = z.infer<typeof storyDraft>
