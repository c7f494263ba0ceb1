// I18 of calls that wait for a connection: each is sent until it has an outcome, has its effect once, and
// in the order in which they were asked for.
import { isRecord } from '../../../shared/json/is-record'
import type { Browser } from '../machines/browser'
import type { WaitingCall } from '../shopper/ledger'
import type { World } from '../world'
import { newsOf } from './books'

/** I18: what came of kept calls has come once. */
export function doneTwice(world: World): string[] {
  return newsOf(world)
    .filter(({ mails }) => mails > 1)
    .map(({ email }) => `I18 ${email} was subscribed more than once`)
}

const isRefused = ({ told }: WaitingCall) => told.some((code) => code !== 200)

/** I18, at rest: they were done in the order in which they were asked for; of a refused one a copy may come late. */
export function callsOutOfOrder(world: World): string[] {
  const news = newsOf(world)
  return world.browsers.flatMap(({ name }) => {
    const asked = world.ledger.calls.filter(({ shopper }) => shopper === name)
    const places = news
      .map(({ email }) => asked.findIndex((call) => call.email === email && !isRefused(call)))
      .filter((place) => place >= 0)
    return places.some((place, nth) => place < (places[nth - 1] ?? 0))
      ? [`I18 the calls of ${name} were sent in another order`]
      : []
  })
}

/** I18, at rest: what was promised is done, or its failure was told; and nobody is told twice. */
export function lostCalls(world: World): string[] {
  const done = newsOf(world).map(({ email }) => email)
  return world.ledger.calls.flatMap((call) => {
    const { shopper, email, isKept, told, isHalfTold } = call
    if (told.length > 1) return [`I18 ${shopper} was told of ${email} ${told.length} times`]
    const isSettled = done.includes(email) || isRefused(call) || isHalfTold
    return isKept && !isSettled ? [`I18 ${shopper} waits for ${email} in vain`] : []
  })
}

/** What still waits to be sent. */
export function waitingCallsOf({ name, tasks }: Browser): string[] {
  return [...tasks.values()].some((task) => isRecord(task) && !task.transmited)
    ? [`${name}: a call`]
    : []
}
