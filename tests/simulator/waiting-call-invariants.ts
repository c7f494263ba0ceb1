// I18 of calls that wait for a connection: each is sent until it has an outcome, has its effect once, and
// in the order in which they were asked for.
import { isRecord } from '../../shared/json/is-record'
import { newsOf } from './books'
import type { Browser } from './browser'
import type { World } from './world'

/** I18: what came of kept calls has come once, in the order in which they were asked for. */
export function ofWaitingCalls(world: World): string[] {
  const news = newsOf(world)
  const twice = news.filter(({ mails }) => mails > 1)
  const late = world.browsers.flatMap(({ name }) => {
    const asked = world.ledger.calls.filter(({ shopper }) => shopper === name)
    const places = news.map(({ email }) => asked.findIndex((call) => call.email === email))
    const own = places.filter((place) => place >= 0)
    return own.some((place, nth) => place < (own[nth - 1] ?? 0))
      ? [`I18 the calls of ${name} were sent in another order`]
      : []
  })
  return [...twice.map(({ email }) => `I18 ${email} was subscribed more than once`), ...late]
}

/** I18, at rest: what was promised is done, or its failure was told; and nobody is told twice. */
export function lostCalls(world: World): string[] {
  const done = newsOf(world).map(({ email }) => email)
  return world.ledger.calls.flatMap(({ shopper, email, isKept, told }) => {
    if (told.length > 1) return [`I18 ${shopper} was told of ${email} ${told.length} times`]
    const isSettled = done.includes(email) || told.some((code) => code !== 200)
    return isKept && !isSettled ? [`I18 ${shopper} waits for ${email} in vain`] : []
  })
}

/** What still waits to be sent. */
export function waitingCallsOf({ name, tasks }: Browser): string[] {
  return [...tasks.values()].some((task) => isRecord(task) && !task.transmited)
    ? [`${name}: a call`]
    : []
}
