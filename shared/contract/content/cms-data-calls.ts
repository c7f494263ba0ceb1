// Pages and blocks of the shop platform's own CMS, one by one (contract 1.6).
import * as z from 'zod/mini'
import type { Call } from '../call'
import { queryInteger } from '../wire/request-value'
import { wireCmsData } from './cms-data'

const byId = z.object({ id: queryInteger })
const byIdentifier = z.object({
  identifier: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
  storeId: queryInteger,
})

const answer = {
  method: 'GET',
  auth: 'none',
  result: wireCmsData,
  envelope: true,
} as const

export const cmsDataCalls = {
  cmsPage: { ...answer, path: '/api/ext/cms-data/cmsPage/:id', params: byId },
  cmsBlock: { ...answer, path: '/api/ext/cms-data/cmsBlock/:id', params: byId },
  cmsPageByIdentifier: {
    ...answer,
    path: '/api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId',
    params: byIdentifier,
  },
  cmsBlockByIdentifier: {
    ...answer,
    path: '/api/ext/cms-data/cmsBlockIdentifier/:identifier/storeId/:storeId',
    params: byIdentifier,
  },
} as const satisfies Record<string, Call>
