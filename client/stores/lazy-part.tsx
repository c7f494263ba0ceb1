import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import { loadCode } from '../browser/load-code'
import { useShop } from './shop'

/**
 * A part whose code and words come when it is opened for the first time. Unlike React's lazy it does not
 * remember a failure: opened again, for example with a network, it is tried again. The page is not
 * reloaded for it: what was chosen and typed there is worth more than the part. It comes when it comes;
 * what somebody presses for has `whilePressed` round what loads it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | null = null

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const { loadLaterWords } = useShop()
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useEffect(() => {
      if (loaded) return
      loadCode(() => Promise.all([load(), loadLaterWords()])).then(
        ([found]) => {
          loaded = found
          setPart(() => found)
        },
        (error: unknown) => setFailure({ error }),
      )
    }, [loadLaterWords])
    if (failure) throw failure.error
    return Part && <Part {...props} />
  }
}
