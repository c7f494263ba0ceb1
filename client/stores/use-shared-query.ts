import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClientOf } from './query-client'
import { useQueryHolder } from './query-holder'

/**
 * useQuery with the one client of the page load, which no screen or layer has to provide. For data
 * that is needed after hydration only.
 */
export function useSharedQuery<T, Fault = Error>(options: UseQueryOptions<T, Fault>) {
  const client = queryClientOf(useQueryHolder())
  useEffect(() => {
    client.mount()
    return () => client.unmount()
  }, [client])
  return useQuery(options, client)
}
