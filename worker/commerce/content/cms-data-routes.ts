// Stories, as a program asks for the pages and blocks of a shop platform's own CMS (contract 1.6).
import { type Context, Hono } from 'hono'
import { cmsDataCalls } from '../../../shared/contract/content/cms-data-calls'
import type { WireStory } from '../../../shared/contract/content/story'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { browse } from '../http/browse'
import { findStory, findStoryById } from './find-story'
import { toCmsData } from './to-cms-data'

/** Where stories lie that are parts of pages. */
const BLOCKS = 'blocks/'

const { cmsPage, cmsBlock, cmsPageByIdentifier, cmsBlockByIdentifier } = cmsDataCalls

export const cmsDataRoutes = new Hono<CommerceEnv>()

cmsDataRoutes.get(cmsPage.path, async (c) => {
  const story = await byId(c)
  return send(c, story && !isBlock(story) ? story : null)
})

cmsDataRoutes.get(cmsBlock.path, async (c) => {
  const story = await byId(c)
  return send(c, story && isBlock(story) ? story : null)
})

cmsDataRoutes.get(cmsPageByIdentifier.path, async (c) => send(c, await byIdentifier(c, '')))

cmsDataRoutes.get(cmsBlockByIdentifier.path, async (c) => send(c, await byIdentifier(c, BLOCKS)))

async function byId(c: Context<CommerceEnv>): Promise<WireStory | null> {
  const params = cmsPage.params.safeParse(c.req.param())
  return params.success ? findStoryById(await browse(c), c.get('store'), params.data.id) : null
}

async function byIdentifier(c: Context<CommerceEnv>, folder: string): Promise<WireStory | null> {
  const params = cmsPageByIdentifier.params.safeParse(c.req.param())
  if (!params.success) return null
  const { identifier, storeId } = params.data
  const store = STORE_VIEWS.find((view) => view.storeId === storeId)
  return store ? findStory(await browse(c), store, folder + identifier) : null
}

function isBlock({ full_slug: slug }: WireStory): boolean {
  return slug.startsWith(BLOCKS)
}

function send(c: Context<CommerceEnv>, story: WireStory | null): Response {
  return story ? answer(c, toCmsData(story)) : refuse(c, 404, 'There is no such page or block')
}
