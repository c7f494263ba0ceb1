// The small entities behind a path, asked for by an entity search (spec 2 and 7): a stored mapping
// by request_path, a redirect by request_path, a landing page by url_path or category_id.
import * as z from 'zod/mini'
import { urlAlternates } from '../catalogue/url-alternates'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireList, wireText } from '../wire/wire-value'

/** Where a path moved to. Inferred shape (contract 1.7). */
export const wireRedirect = wireObject({
  request_path: wireText,
  target_path: wireText,
  redirect_type: wireInteger.check(z.refine((status) => status === 301 || status === 302)),
})
export type WireRedirect = z.output<typeof wireRedirect>

/** A stored mapping of a path to a route of spec 2 and its parameters. */
export const wireUrlMapping = wireObject({
  request_path: wireText,
  name: wireText,
  params: z.record(z.string().check(z.maxLength(64)), wireText),
})
export type WireUrlMapping = z.output<typeof wireUrlMapping>

/** A pre-filtered category page; `filter_attributes` comes decoded. */
export const wireLandingPage = wireObject({
  id: orAbsent(wireInteger),
  url_path: wireText,
  category_id: orAbsent(wireInteger),
  store_id: orAbsent(wireInteger),
  active: orAbsent(wireFlag),
  name: orAbsent(wireText),
  heading: orAbsent(wireText),
  header_image: orAbsent(wireText),
  content_first: orAbsent(wireText),
  content_last: orAbsent(wireText),
  meta_title: orAbsent(wireText),
  meta_keywords: orAbsent(wireText),
  meta_description: orAbsent(wireText),
  canonical_url: orAbsent(wireText),
  filter_attributes: wireList(wireObject({ attribute: wireText, value: wireText })),
  filter_template: orAbsent(wireInteger),
  sort_template: orAbsent(wireInteger),
  builder_template: orAbsent(wireInteger),
  is_filter_link_allowed: orAbsent(wireFlag),
  hide_selected_filters: orAbsent(wireFlag),
  alternates: urlAlternates,
})
export type WireLandingPage = z.output<typeof wireLandingPage>
