import type { ClockPort } from './ports'

/** A pure machine: what was, and what happened, give what is and what to do (design 5.4). */
export type MachineStep<State, Event, Effect> = (
  state: State,
  event: Timed<Event>,
) => [State, Effect[]]

/** An event with the moment at which it happened, in milliseconds since 1970. */
export type Timed<Event> = Event & { at: number }

interface Setup<State, Event, Effect> {
  initial: State
  step: MachineStep<State, Event, Effect>
  clock: ClockPort
  /** Does one effect; what comes of it is dispatched as an event. */
  perform: (effect: Effect, dispatch: (event: Event) => void) => void
  /** Called once for each event that changed the state. */
  changed: (state: State) => void
}

export interface Machine<State, Event> {
  state: () => State
  dispatch: (event: Event) => void
}

/** Runs a machine on ports. Events that arise while one is handled wait for their turn. */
export function runMachine<State, Event, Effect>(
  setup: Setup<State, Event, Effect>,
): Machine<State, Event> {
  let current = setup.initial
  let isBusy = false
  const waiting: Event[] = []

  function handle(event: Event) {
    const [next, effects] = setup.step(current, { ...event, at: setup.clock.now() })
    const isChanged = next !== current
    current = next
    if (isChanged) setup.changed(current)
    for (const effect of effects) setup.perform(effect, dispatch)
  }

  function dispatch(event: Event) {
    waiting.push(event)
    if (isBusy) return
    isBusy = true
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) handle(next)
    } finally {
      isBusy = false
    }
  }

  return { state: () => current, dispatch }
}
