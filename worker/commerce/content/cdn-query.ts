import * as z from 'zod/mini'
import { languageTag, line } from '../../../shared/contract/wire/request-value'
import type { StoryList } from './list-stories'

const number = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))
const commaList = z.pipe(
  line(2000),
  z.transform((text: string) => text.split(',').filter((part) => part !== '')),
)
const sort = z.pipe(
  z.string().check(z.regex(/^[a-z][\w.]{0,63}(?::(?:asc|desc)(?::\w+)?)?$/)),
  z.transform((text: string) => {
    const [field = '', direction = 'asc'] = text.split(':')
    return { field, isDescending: direction === 'desc' }
  }),
)

/** Parameters of every call to the delivery API that we have an answer to (contract 1.8). */
export const cdnQuery = z.object({
  token: z.optional(line(200)),
  version: z._default(z.enum(['published', 'draft']), 'published'),
  from_release: z.optional(number),
  language: z.optional(z.union([languageTag, z.literal('')])),
  find_by: z.optional(z.literal('uuid')),
  starts_with: z.optional(line(512)),
  by_slugs: z.optional(commaList),
  by_uuids: z.optional(commaList),
  with_tag: z.optional(commaList),
  excluding_slugs: z.optional(commaList),
  excluding_ids: z.optional(commaList),
  sort_by: z.optional(sort),
  page: z._default(number, 1),
  per_page: z._default(number, 25),
})
export type CdnQuery = z.output<typeof cdnQuery>

const MAX_PER_PAGE = 100

/** The page of stories that a query asks for. */
export function toStoryList(query: CdnQuery): StoryList {
  const size = Math.min(Math.max(query.per_page, 1), MAX_PER_PAGE)
  return {
    startsWith: query.starts_with,
    slugs: query.by_slugs,
    uuids: query.by_uuids,
    tags: query.with_tag,
    excluding: query.excluding_slugs,
    excludingIds: query.excluding_ids?.map(Number),
    sort: query.sort_by,
    size,
    offset: (Math.max(query.page, 1) - 1) * size,
  }
}
