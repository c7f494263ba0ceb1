import { useEffect, useEffectEvent } from 'react'
import { isPublicPath } from '../../../shared/routing/public-screens'
import { useLocation } from '../../stores/location'
import { usePorts } from '../../stores/ports'
import { useQueryHolder } from '../../stores/query-holder'

/**
 * Nothing of a customer stays on the screen or in memory when their login is over: a tab that is looked
 * at again is loaded anew, and where the shop ends the login a page of theirs is asked for again at once.
 */
export function useLoginChange(): void {
  const { online, page } = usePorts()
  const { path, query, navigate, reload } = useLocation()
  const holder = useQueryHolder()

  const forget = useEffectEvent(() => {
    holder.client?.removeQueries({ predicate: ({ state }) => state.fetchStatus === 'idle' })
    if (isPublicPath(path)) return
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true })
  })
  const reloadPage = useEffectEvent(reload)

  useEffect(() => page.watchSignedOut(() => forget()), [page])
  useEffect(() => {
    let login = page.login()
    const stops = [
      online.watchHidden((isHidden) => {
        if (isHidden) login = page.login()
      }),
      online.watchReturn(() => {
        if (page.login() !== login) reloadPage()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [online, page])
}
