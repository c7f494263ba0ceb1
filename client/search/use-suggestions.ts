import { useEffect, useState } from 'react'
import { isSearchTerm } from '../../shared/search/search-term'
import { SUGGESTIONS_PATH, type Suggestions, suggestions } from '../../shared/search/suggestions'
import type { HttpPort } from '../engine/ports'
import { usePorts } from '../stores/ports'
import { useSharedQuery } from '../stores/use-shared-query'
import type { AnsweredTerm } from './panel-sections'

/** Somebody who types is not asked about each letter. */
const TYPING_MS = 180
/** How long an answer is good for, in milliseconds. */
const FRESH_MS = 60_000

interface SuggestionsRead {
  /** Of this term, or of the one before it while this one's are on their way. */
  found: AnsweredTerm | undefined
  /** They are not those of this term. */
  isPending: boolean
  hasFailed: boolean
}

/**
 * What the shop suggests for a term, once nobody has typed for a moment; for an empty one, what it
 * recommends. Each term has its own place: an answer that comes late never stands for another term.
 */
export function useSuggestions(term: string, isWanted: boolean): SuggestionsRead {
  const { http } = usePorts()
  const asked = useSettled(term)
  const { data, isError, isPlaceholderData, isFetching } = useSharedQuery({
    queryKey: keyOf(asked),
    queryFn: async ({ signal }): Promise<AnsweredTerm> => ({
      ...(await fetchSuggestions(http, asked, signal)),
      term: asked,
    }),
    enabled: isWanted && (asked === '' || isSearchTerm(asked)),
    placeholderData: (before, query) => (hasTerm(query?.queryKey) && asked ? before : undefined),
    staleTime: FRESH_MS,
    retry: false,
    // Without a network the panel says so at once.
    networkMode: 'always',
  })
  const isOther = asked !== term
  return {
    // Until the first term has settled, what is known is what the shop recommends.
    found: asked === '' && term !== '' ? undefined : data,
    isPending: isOther || isPlaceholderData || (isFetching && !data),
    hasFailed: isError && !isOther && !isFetching,
  }
}

function keyOf(term: string) {
  return ['suggestions', term.toLowerCase()] as const
}

function hasTerm(key: readonly unknown[] | undefined): boolean {
  return key !== undefined && key[1] !== ''
}

/** A value once it has not changed for a moment; an empty one at once. */
function useSettled(value: string): string {
  const { clock } = usePorts()
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === '') setSettled('')
    return value === '' ? undefined : clock.after(TYPING_MS, () => setSettled(value))
  }, [value, clock])
  return value === '' ? '' : settled
}

/** Asks the shop. Throws for everything that is no whole answer. */
export async function fetchSuggestions(
  http: HttpPort,
  term: string,
  signal: Pick<AbortSignal, 'addEventListener'>,
): Promise<Suggestions> {
  const query = term === '' ? '' : `?${new URLSearchParams({ q: term })}`
  const answer = await http.send({
    method: 'GET',
    path: SUGGESTIONS_PATH + query,
    whenUnwanted: (end) => signal.addEventListener('abort', end),
  })
  if (answer.kind === 'lost' || answer.code !== 200) throw new Error('No suggestions came')
  return suggestions.parse(answer.result)
}
