// The cart machine on real ports: performs its effects, stores its state in the browser and follows
// the other tabs.
import type { StoreCode } from '../../shared/store-view/store-view'
import type { CartEffect, CartEvent, CartNotice, CartOutcome, CartRequest } from './cart-events'
import { type CartState, EMPTY_CART } from './cart-state'
import { cartStep } from './cart-step'
import { toStoredCart } from './cart-tabs'
import { lastLookAt } from './cart-tombstones'
import { mayHaveSentOrder } from './checkout-keys'
import type { Ports } from './ports'
import { runMachine } from './run-machine'
import { cartStorageKey, parseStoredCart, writeStoredCart } from './stored-cart'

export interface CartEngine {
  dispatch: (event: CartEvent) => void
  state: () => CartState
  /** Reads the kept cart, subscribes to tabs and network; returns how to unsubscribe. */
  start: () => () => void
}

interface Setup {
  ports: Ports
  storeCode: StoreCode
  changed: (state: CartState) => void
  notify: (notice: CartNotice) => void
  /** The cart waits for an order that was sent, and somebody should find out what became of it. */
  heldBack: () => void
}

/** Makes the cart of one page load. */
export function createCartEngine(setup: Setup): CartEngine {
  const { ports, storeCode, changed, notify } = setup
  const key = cartStorageKey(storeCode)
  const lock = createLock(ports, key)
  const initial: CartState = {
    ...EMPTY_CART,
    isOnline: ports.online.isOnline(),
    login: ports.page.login(),
  }
  // Race: a tab that has nothing to keep must not write over what another has kept a moment ago.
  let keptText = writeStoredCart(toStoredCart(initial))
  /** What was last seen to be kept. */
  let seenText: string | null = null
  let cancelTimer = () => {}
  let cancelLook = () => {}
  let lookAt: number | null = null
  let wasOutdated = false
  let isRead = false

  function keep(state: CartState) {
    const text = writeStoredCart(toStoredCart(state))
    if (text === keptText) return
    keptText = text
    if (ports.storage.write(key, text)) seenText = text
  }

  function readStored() {
    seenText = ports.storage.read(key)
    return parseStoredCart(seenText)
  }

  /** Race: what another tab has kept a moment ago, and not told yet, must not be written over. */
  function hearOthers() {
    if (!isRead || ports.storage.read(key) === seenText) return
    machine.dispatch({ type: 'other-tab-changed', stored: readStored() })
  }

  /** A request that nobody answered may bring a removed line back while the page just stands there. */
  function lookOnceMore({ removed }: CartState) {
    const at = lastLookAt(removed)
    if (at === lookAt) return
    lookAt = at
    cancelLook()
    if (at === null) return
    const ms = Math.max(0, at - ports.clock.now())
    cancelLook = ports.clock.after(ms, () => tell({ type: 'refresh-asked' }))
  }

  /** What a form has changed is in this copy of the cart, and kept. */
  function tellSeen({ isOutdated }: CartState) {
    if (wasOutdated && !isOutdated) ports.page.forgetCartChange()
    wasOutdated = isOutdated
  }

  /** Another tab, the shop or time may have ended the login: what happens now is no longer its. */
  function tell(event: CartEvent) {
    followLogin()
    hearOthers()
    machine.dispatch(event)
  }

  function followLogin() {
    const login = ports.page.login()
    if (login === machine.state().login) return
    machine.dispatch({ type: 'login-changed', login, stored: readStored() })
  }

  function perform(effect: CartEffect) {
    switch (effect.type) {
      case 'send':
        void sendRequest(ports, effect.request).then((outcome) =>
          tell({ type: 'answered', seq: effect.seq, outcome }),
        )
        return
      case 'lock':
        // Race: another tab may have changed the cart while this one waited, so it is read again.
        lock.acquire(() => {
          if (!mayHaveSentOrder(ports, { storeCode })) {
            return tell({ type: 'lock-held', stored: readStored() })
          }
          tell({ type: 'held-back' })
          setup.heldBack()
        })
        return
      case 'unlock':
        lock.release()
        return
      case 'wait':
        cancelTimer()
        cancelTimer = ports.clock.after(effect.ms, () => tell({ type: 'retry-due' }))
        return
      case 'notify':
        notify(effect.notice)
    }
  }

  const machine = runMachine<CartState, CartEvent, CartEffect>({
    initial,
    step: cartStep,
    clock: ports.clock,
    perform,
    changed: (state) => {
      keep(state)
      tellSeen(state)
      lookOnceMore(state)
      changed(state)
    },
  })

  function look() {
    isRead = true
    tell({ type: 'stored-read', stored: readStored() })
  }

  function start() {
    look()
    if (ports.page.hasCartChange()) tell({ type: 'changed-elsewhere' })
    const stops = [
      // Race: what another tab tells of may be older than what is kept by now.
      ports.tabs.watch(key, () => tell({ type: 'other-tab-changed', stored: readStored() })),
      ports.online.watch((isOnline) => tell({ type: 'online-changed', isOnline })),
      ports.page.watchSignedOut(followLogin),
      ports.online.watchReturn(() => {
        tell({ type: 'stored-read', stored: readStored() })
        // What was removed a moment ago may have come back by a late request.
        const { lines, removed } = machine.state()
        if (lines.length + removed.length > 0) tell({ type: 'refresh-asked' })
      }),
    ]
    return () => {
      cancelTimer()
      cancelLook()
      for (const stop of stops) stop()
    }
  }

  return {
    // Before the first look at what is kept, an order that was placed would empty all of it.
    dispatch(event) {
      if (!isRead) look()
      tell(event)
    },
    state: machine.state,
    start,
  }
}

/** When the code cannot be loaded, nothing was sent: the request is repeated later. */
async function sendRequest(ports: Ports, request: CartRequest): Promise<CartOutcome> {
  const load = () => import('./cart-calls')
  const calls = await load()
    .catch(load)
    .catch(() => null)
  if (!calls) return { kind: 'lost', reason: 'network' }
  const sent = calls.toGatewayRequest(request, ports.random.uuid())
  return calls.toCartOutcome(request, await ports.http.send(sent))
}

/** Serialises the cart's requests across tabs: at most one tab holds the lock of this name. */
function createLock(ports: Ports, name: string) {
  let release = () => {}
  return {
    acquire(held: () => void) {
      void ports.tabs.exclusively(name, () => {
        const released = new Promise<void>((resolve) => {
          release = resolve
        })
        held()
        return released
      })
    },
    release: () => release(),
  }
}
