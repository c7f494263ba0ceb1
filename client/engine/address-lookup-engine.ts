// The address lookup on real ports, one for each address of the form.
import {
  type AddressLookupState,
  type FormChange,
  type LookupEffect,
  type LookupEvent,
  lookupStep,
  openLookup,
} from './address-lookup'
import { lookUpAddress } from './address-lookup-calls'
import type { LookupCountry } from './lookup-countries'
import type { Ports } from './ports'
import { type Machine, runMachine } from './run-machine'

interface Setup {
  ports: Pick<Ports, 'http' | 'clock'>
  countries: readonly LookupCountry[]
  changed: (state: AddressLookupState) => void
  /** Writes into the form; what then stands there comes back as `entered`. */
  fill: (change: FormChange) => void
}

export type AddressLookup = Machine<AddressLookupState, LookupEvent>

/** Makes the lookup of one address. */
export function createAddressLookup({ ports, countries, changed, fill }: Setup): AddressLookup {
  return runMachine<AddressLookupState, LookupEvent, LookupEffect>({
    initial: openLookup(countries),
    step: lookupStep,
    clock: ports.clock,
    changed,
    perform(effect, dispatch) {
      switch (effect.type) {
        case 'pause': {
          const { request, ms } = effect
          ports.clock.after(ms, () => dispatch({ type: 'paused', request }))
          return
        }
        case 'ask': {
          const { request, country } = effect
          void lookUpAddress(ports.http, request, country).then((outcome) =>
            dispatch({ type: 'answered', request, outcome }),
          )
          return
        }
        case 'fill':
          fill(effect.change)
      }
    },
  })
}
