import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import { loadPart } from '../browser/load-part'

/**
 * A part whose code comes when it is opened for the first time. Unlike React's lazy it does not
 * remember a failure: opened again, for example with a network, it is tried again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | null = null

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useEffect(() => {
      if (loaded) return
      loadPart(load).then(
        (found) => {
          loaded = found
          setPart(() => found)
        },
        (error: unknown) => setFailure({ error }),
      )
    }, [])
    if (failure) throw failure.error
    return Part && <Part {...props} />
  }
}
