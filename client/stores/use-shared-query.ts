import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClientOf } from './query-client'
import { useQueryHolder } from './query-holder'

/**
 * Asks for something after hydration, on any screen and in any layer: it brings the client of the
 * page load along, so that no screen can forget to provide one.
 */
export function useSharedQuery<T, Fault = Error>(options: UseQueryOptions<T, Fault>) {
  const client = queryClientOf(useQueryHolder())
  useEffect(() => {
    client.mount()
    return () => client.unmount()
  }, [client])
  return useQuery(options, client)
}
