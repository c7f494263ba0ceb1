import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toDistances } from '../../../shared/checkout/pickup-point'
import { storePath } from '../../../shared/routing/links'
import { COUNTRY_FIELD, STORE_LOCATOR_PATH } from '../../../shared/routing/screen-paths'
import type { StoreView } from '../../../shared/store-view/store-view'
import { fetchPage } from '../../browser/fetch-page'
import { usePorts } from '../ports'
import { useShop } from '../shop'
import { useSharedQuery } from '../use-shared-query'

/** Somebody who types is not asked about each letter. */
const TYPING_MS = 300

/**
 * How far each place is from where the shopper says, as the store locator knows it: in kilometres by the
 * place's id. Those from the place before stay until there is an answer. Null for what is no place, undefined
 * before anything is known.
 */
export function usePickupDistances(
  text: string,
  country: string,
): ReadonlyMap<string, number> | null | undefined {
  const { store } = useShop()
  const { clock } = usePorts()
  const [asked, setAsked] = useState(text)
  useEffect(() => clock.after(TYPING_MS, () => setAsked(text)), [text, clock])
  const { data, isError } = useSharedQuery({
    queryKey: ['pickup-distances', asked, country],
    queryFn: ({ signal }) => fetchDistances(store, { asked, country }, signal),
    enabled: asked !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
    placeholderData: keepPreviousData,
  })
  if (asked === '') return undefined
  return isError ? null : data
}

/** Null for a place that is not known; throws where that cannot be asked. */
async function fetchDistances(
  store: StoreView,
  { asked, country }: { asked: string; country: string },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number> | null> {
  const query = new URLSearchParams({ q: asked, [COUNTRY_FIELD]: country })
  const answer = await fetchPage(`${storePath(STORE_LOCATOR_PATH, store)}?${query}`, signal)
  if (answer.kind !== 'page' || answer.page.data.route !== 'storelocator') return null
  const { from, locations } = answer.page.data
  return from === null ? null : toDistances(locations)
}
