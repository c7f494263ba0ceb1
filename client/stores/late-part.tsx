// Parts of a page that lie below what is seen first. Their HTML is there at once, their code comes when
// the page is hydrated, and each is hydrated by itself: what is needed to look and to buy goes before.
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  memo,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react'
import { adoptControls } from '../browser/adopt-controls'
import { keepLoading } from '../browser/keep-loading'
import { loadCode } from '../browser/load-code'
import { tellHydrated } from '../browser/tell-hydrated'
import { ErrorBoundary } from '../ui/error-boundary'
import { useLocation } from './location'
import { useNotify } from './notifications/notifications'
import { useShop } from './shop'

type LoadWords = () => Promise<void>

interface Code<Props> {
  /** Null until it is there, with its words. */
  found: ComponentType<Props> | null
  /** Whichever try brings it; it waits for ever where it cannot be had. */
  whenFound: Promise<ComponentType<Props>>
  load: (loadWords: LoadWords) => Promise<void>
}

/** By the file below client/ that holds the part: the storefront looks up its styles. */
const parts = new Map<string, (loadWords: LoadWords) => Promise<void>>()

/** The files of all late parts of the screens whose code is there. */
export function latePartFiles(): string[] {
  return [...parts.keys()]
}

/**
 * Loads those that are wanted: on the server all of them before anything is drawn, in a browser before
 * a page without HTML is.
 */
export async function loadLateParts(
  loadWords: LoadWords,
  isWanted: (file: string) => boolean = () => true,
): Promise<void> {
  const wanted = [...parts].filter(([file]) => isWanted(file))
  await Promise.all(wanted.map(([, load]) => load(loadWords)))
}

/**
 * Makes a part whose code comes late. Until then it stays as the server drew it: what it is given
 * meanwhile would have to be drawn without that code, so it is given later. Without its code it
 * stays so for good.
 */
export function latePart<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const code = toBeLoaded(load)
  parts.set(file, code.load)

  function Drawn(props: Props) {
    const Part = code.found ?? use(code.whenFound)
    useEffect(tellHydrated, [])
    return <Part {...props} />
  }

  const Piece = memo(function Piece(props: Props) {
    return (
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    )
  })

  return function LatePart(props: Props) {
    const { t, loadLaterWords } = useShop()
    const { visits } = useLocation()
    const notify = useNotify()
    const [first] = useState(props)
    const [isThere, setThere] = useState(code.found !== null)
    useEffect(() => {
      const load = () => code.load(loadLaterWords)
      const failed = () => notify({ type: 'danger', message: t('errors.unexpected-text') })
      void keepLoading({ part: file, load, failed }).then(() => setThere(true))
    }, [loadLaterWords, notify, t])
    return (
      <ErrorBoundary part={file} resetKey={visits} fallback={null}>
        {createElement(Piece, isThere ? props : first)}
      </ErrorBoundary>
    )
  }
}

/** Takes over what was typed and chosen in a late part before its code was there. */
export function useEarlyControls(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (part.current) adoptControls(part.current)
  }, [part])
}

function toBeLoaded<Props>(load: () => Promise<ComponentType<Props>>): Code<Props> {
  let resolve: (found: ComponentType<Props>) => void
  const code: Code<Props> = {
    found: null,
    whenFound: new Promise((found) => {
      resolve = found
    }),
    async load(loadWords) {
      const [found] = await Promise.all([loadCode(load), loadWords()])
      code.found = found
      resolve(found)
    },
  }
  return code
}
