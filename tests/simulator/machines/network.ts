// A way between two machines: whatever is sent may be lost, late or doubled, and so may its answer.
import type { Clock } from './clock'
import type { Weather } from './weather'

const FAULTS = [
  'request lost',
  'answer lost',
  'request late',
  'answer late',
  'doubled',
  'turned away',
  'unreadable',
  'broken off',
] as const

/**
 * How late something may come, in milliseconds. The shop takes a request to be on its way for a minute at
 * most, and that of a browser for no longer than an order waits there for its answer.
 */
const LATEST_MS = { network: 18_000, inside: 25_000 } as const

export interface Parcel {
  /** For the trace and for the weather: who asks what. */
  place: string
  kind: 'network' | 'inside'
  /** Made anew for each copy that arrives. */
  request: () => Request
  signal?: AbortSignal | null | undefined
  handle: (request: Request) => Promise<Response>
}

export interface Way {
  clock: Clock
  weather: Weather
  trace: (line: string) => void
}

/** Brings a request to the other side and its answer back, or not; never before the clock goes on. */
export function carry({ clock, weather, trace }: Way, parcel: Parcel): Promise<Response> {
  const { place, kind, request, signal, handle } = parcel
  const { fault, random } = weather.draw(kind, place, FAULTS)
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const mean = kind === 'inside' ? 4 : 40
  const pause = () => 1 + random.below(mean * 2)
  const late = () => 500 + random.below(LATEST_MS[kind])
  if (signal?.aborted) return Promise.reject(signal.reason)
  signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  trace(`${place}${fault ? `, ${fault}` : ''}`)

  async function arrive(isHeard: boolean, wait: number) {
    const response = await handle(request()).catch(
      (error) => new Response(String(error), { status: 500 }),
    )
    if (!isHeard) return
    clock.after(wait, () => {
      trace(`${place} → ${response.status}`)
      resolve(response)
    })
  }
  const breakOff = () => reject(new TypeError('The connection was closed'))

  switch (fault) {
    case null:
      clock.after(pause(), () => void arrive(true, pause()))
      break
    case 'request lost':
      break
    case 'answer lost':
      clock.after(pause(), () => void arrive(false, 0))
      break
    case 'request late':
      clock.after(late(), () => void arrive(true, pause()))
      break
    case 'answer late':
      clock.after(pause(), () => void arrive(true, late()))
      break
    case 'doubled':
      clock.after(pause(), () => void arrive(true, pause()))
      clock.after(random.isOnce(0.5) ? pause() : late(), () => void arrive(false, 0))
      break
    case 'turned away':
      clock.after(pause(), () => resolve(refusal(random.pick([401, 403, 429, 500, 502, 503]))))
      break
    case 'unreadable':
      clock.after(pause(), () => void arrive(false, 0))
      clock.after(2 * mean + pause(), () => resolve(page()))
      break
    case 'broken off':
      clock.after(pause(), () => void arrive(false, 0))
      clock.after(pause(), breakOff)
  }
  return promise
}

/** What somebody in between says: nothing was done. */
function refusal(status: number): Response {
  const result = status === 500 ? 'Internal Server Error 500' : 'Not now'
  return Response.json({ code: status, result }, { status })
}

/** A page where JSON was asked for, after all was done. */
function page(): Response {
  return new Response('<html>Bad Gateway</html>', {
    status: 502,
    headers: { 'content-type': 'text/html' },
  })
}
