// Completes the address of the checkout (spec 3, 4 and 5, address lookup). It asks once the shopper
// pauses, writes only where nothing of the shopper's stands, and when the service fails it leaves the
// form alone.
import type { MessageKey } from '../../shared/i18n/messages'
import {
  answersRequest,
  checkAddress,
  type FoundAddress,
  hasFoundAddress,
  type LookupMessage,
} from './found-address'
import type { LookupCountry } from './lookup-countries'
import {
  type EnteredAddress,
  isDutch,
  isSameRequest,
  type LookupRequest,
  plainPostcode,
  toLookupRequest,
} from './lookup-request'
import type { Timed } from './run-machine'

export interface AddressLookupState {
  /** The question that was asked last and still stands. */
  lastRequest: LookupRequest | null
  address: FoundAddress | null
  supportedCountries: readonly LookupCountry[]
  /** The shopper fills in the address, and nothing is looked up until the country changes. */
  manualInput: boolean
  errorMessage: LookupMessage | null
  entered: EnteredAddress
  /** What the lookup wrote into the form, and for which postcode; empty where it wrote nothing. */
  filled: FilledFields & { postcode: string }
}

/** The fields that a lookup completes. */
type FilledFields = Pick<EnteredAddress, 'streetAddress' | 'city'>

/** Fields of the form and what to write there. */
export type FormChange = Partial<FilledFields & Pick<EnteredAddress, 'zipCode'>>

export type LookupOutcome =
  | { kind: 'found'; address: FoundAddress }
  | { kind: 'none' }
  /** The service could not be reached, refused, or answered what nobody can read. */
  | { kind: 'failed' }

export type LookupEvent =
  /** Something in the form has changed, by the shopper or by a `fill`. */
  | { type: 'entered'; entered: EnteredAddress }
  | { type: 'paused'; request: LookupRequest }
  | { type: 'answered'; request: LookupRequest; outcome: LookupOutcome }
  /** The shopper takes the found address for the one that was written. */
  | { type: 'accepted' }
  | { type: 'manual-chosen' }
  /** The form was emptied. */
  | { type: 'forgotten' }

export type LookupEffect =
  | { type: 'pause'; request: LookupRequest; ms: number }
  | { type: 'ask'; request: LookupRequest; country: LookupCountry }
  | { type: 'fill'; change: FormChange }

type Reaction = [AddressLookupState, LookupEffect[]]

/** How long nothing must be typed before a question leaves, in milliseconds. */
const PAUSE_MS = 500

const NOTHING_ENTERED: EnteredAddress = {
  country: '',
  zipCode: '',
  apartmentNumber: '',
  streetAddress: '',
  city: '',
}

/** A lookup of which nothing was asked yet. */
export function openLookup(supportedCountries: readonly LookupCountry[]): AddressLookupState {
  return {
    lastRequest: null,
    address: null,
    supportedCountries,
    manualInput: false,
    errorMessage: null,
    entered: NOTHING_ENTERED,
    filled: { streetAddress: '', city: '', postcode: '' },
  }
}

/** What was, and what happened, give what is and what to do. */
export function lookupStep(state: AddressLookupState, event: Timed<LookupEvent>): Reaction {
  switch (event.type) {
    case 'entered':
      return enter(state, event.entered)
    case 'paused':
      return afterPause(state, event.request)
    case 'answered':
      return isSameRequest(event.request, state.lastRequest)
        ? takeOutcome(state, event.request, event.outcome)
        : [state, []]
    case 'accepted':
      return state.address ? accept(state, state.address) : [state, []]
    case 'manual-chosen':
      return [{ ...state, manualInput: true, address: null, errorMessage: null }, []]
    case 'forgotten':
      return [openLookup(state.supportedCountries), []]
  }
}

function enter(old: AddressLookupState, entered: EnteredAddress): Reaction {
  const isMoved = old.entered.country !== '' && old.entered.country !== entered.country
  const errorMessage = isNowWhole(old, entered) ? null : old.errorMessage
  const state = { ...old, entered, errorMessage, manualInput: old.manualInput && !isMoved }
  if (state.manualInput) return [state, []]
  const request = toLookupRequest(entered, state.supportedCountries)
  const { address } = state
  if (request && address && answersRequest(address, request)) {
    return complete({ ...state, lastRequest: request }, address)
  }
  if (request && isSameRequest(request, state.lastRequest)) return [state, []]
  // A new question clears the error; an answer to the one before it would come too late.
  const cleared = { ...state, lastRequest: null, address: null, errorMessage: null }
  return [cleared, request ? [{ type: 'pause', request, ms: PAUSE_MS }] : []]
}

/** The shopper has filled in what was not found: that it was not need not be said any more. */
function isNowWhole({ address, entered: old }: AddressLookupState, entered: EnteredAddress) {
  const isWhole = (one: EnteredAddress) => one.streetAddress !== '' && one.city !== ''
  return address === null && !isWhole(old) && isWhole(entered)
}

/** Asks, unless the shopper has gone on typing or the question was asked already. */
function afterPause(state: AddressLookupState, request: LookupRequest): Reaction {
  const { entered, supportedCountries, lastRequest, manualInput } = state
  const isOpen = isSameRequest(request, toLookupRequest(entered, supportedCountries))
  const country = supportedCountries.find(({ iso2 }) => iso2 === request.countryCode)
  if (manualInput || !isOpen || !country || isSameRequest(request, lastRequest)) return [state, []]
  return [{ ...state, lastRequest: request }, [{ type: 'ask', request, country }]]
}

function takeOutcome(
  state: AddressLookupState,
  request: LookupRequest,
  outcome: LookupOutcome,
): Reaction {
  if (state.manualInput) return [state, []]
  switch (outcome.kind) {
    case 'found':
      return complete({ ...state, address: outcome.address }, outcome.address)
    case 'none':
      return takeBack({ ...state, address: null, errorMessage: say(noneMessage(request)) })
    case 'failed': {
      const errorMessage = say('checkout.lookup-failed')
      return takeBack({ ...state, address: null, manualInput: true, errorMessage })
    }
  }
}

function noneMessage(request: LookupRequest): MessageKey {
  return isDutch(request) ? 'checkout.lookup-none-dutch' : 'checkout.lookup-none'
}

function say(key: MessageKey): LookupMessage {
  return { key, code: '' }
}

/** Writes what was found, once nothing that the shopper wrote speaks against it. */
function complete(state: AddressLookupState, found: FoundAddress): Reaction {
  const errorMessage = checkAddress(state.entered, found)
  if (!isDutch(found) && errorMessage) return takeBack({ ...state, errorMessage })
  const wanted = { streetAddress: found.street, city: found.city }
  return fill({ ...state, errorMessage }, wanted, plainPostcode(found.postcode))
}

/** The street and town of another postcode are wrong now, where the lookup itself wrote them. */
function takeBack(state: AddressLookupState): Reaction {
  const { filled, entered } = state
  if (filled.postcode === '' || filled.postcode === plainPostcode(entered.zipCode)) {
    return [state, []]
  }
  return fill(state, { streetAddress: '', city: '' }, '')
}

/** A field is written only while it holds what the lookup wrote there, which is nothing at first. */
function fill(state: AddressLookupState, wanted: FilledFields, postcode: string): Reaction {
  const { entered, filled } = state
  const isFree = (name: keyof FilledFields) =>
    entered[name] === filled[name] && entered[name] !== wanted[name]
  const change: FormChange = {
    ...(isFree('streetAddress') ? { streetAddress: wanted.streetAddress } : {}),
    ...(isFree('city') ? { city: wanted.city } : {}),
  }
  if (Object.keys(change).length === 0) return [state, []]
  const written = { ...state, filled: { ...filled, ...change, postcode } }
  return [written, [{ type: 'fill', change }]]
}

/** What the shopper accepts is the shopper's own from then on. */
function accept(state: AddressLookupState, found: FoundAddress): Reaction {
  const { street, city, postcode } = found
  if (hasFoundAddress(state.entered, found)) return [state, []]
  const isSamePostcode = plainPostcode(state.entered.zipCode) === plainPostcode(postcode)
  const zipCode = isSamePostcode ? {} : { zipCode: postcode }
  return [state, [{ type: 'fill', change: { streetAddress: street, city, ...zipCode } }]]
}
