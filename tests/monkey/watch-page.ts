// What a browser says while somebody presses: errors, requests, and requests that fail.
import type { BrowserContext, Request, Response } from '@playwright/test'
import { isRefusal } from './meant-failures.ts'

/** More than this for one press is a storm: the code of a page comes in some twenty files. */
const MAX_REQUESTS = 40
/** Parts of a document that come by the dozen: they do not count as requests of a press. */
const MANY = ['image', 'font', 'stylesheet', 'media', 'ping']

export interface PageWatch {
  /** Begins a new step: what was heard before is forgotten. */
  begin: () => void
  /** What went wrong since the step began. */
  issues: () => string[]
  /** Without a network requests fail, which is no fault. */
  expectFailures: (areExpected: boolean) => void
  /** Requests that have no answer yet, besides pictures and the like. */
  waiting: () => number
}

/** Listens to all tabs of a browser context. Paths of which a test itself makes failures may fail. */
export function watchPages(
  context: BrowserContext,
  mayFail: (pathname: string) => boolean = () => false,
): PageWatch {
  let heard: string[] = []
  let asked: string[] = []
  let areFailuresExpected = false
  /** Requests that had no network for a while: their failures may be heard when it is back. */
  const askedOffline = new WeakSet<Request>()
  const isOfNoNetwork = (request: Request) => areFailuresExpected || askedOffline.has(request)
  const scripts = new Set<string>()
  const open = new Set<Request>()
  /** Failures of which it is not known yet whether they are meant. */
  const judging = new Set<Response>()
  // What the service worker keeps by itself is nobody's press.
  const isPart = (request: Request) =>
    MANY.includes(request.resourceType()) || request.serviceWorker() !== null

  context.on('weberror', (webError) => heard.push(`page error: ${webError.error()}`))
  context.on('console', (message) => {
    // A failed request is judged by itself, with its address, and so is the code that needs it.
    const isRequest = /^Failed to load resource|dynamically imported module/.test(message.text())
    if (message.type() === 'error' && !isRequest) heard.push(`console: ${message.text()}`)
  })
  context.on('request', (request) => {
    if (areFailuresExpected) askedOffline.add(request)
    if (isPart(request)) return
    open.add(request)
    const name = nameOf(request)
    // A document brings its scripts: they count from the second time that it asks for one.
    if (request.isNavigationRequest()) scripts.clear()
    if (request.resourceType() === 'script' && !scripts.has(name)) scripts.add(name)
    else asked.push(name)
  })
  context.on('response', (response) => {
    if (response.status() < 400 || isOfNoNetwork(response.request())) return
    if (mayFail(pathnameOf(response))) return
    judging.add(response)
    void isRefusal(response).then((isMeant) => {
      if (!isMeant) heard.push(failureOf(response))
      judging.delete(response)
    })
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => {
    open.delete(request)
    const reason = request.failure()?.errorText ?? ''
    // A page that is left gives up what it still waits for.
    const isMeant = reason.includes('ERR_ABORTED') || isOfNoNetwork(request)
    if (!isMeant && !mayFail(pathnameOf(request)))
      heard.push(`failed: ${nameOf(request)}: ${reason}`)
  })

  return {
    begin() {
      heard = []
      asked = []
      scripts.clear()
      // What a tab still waited for that was closed since never ends.
      open.clear()
    },
    issues() {
      const storm = asked.length >= MAX_REQUESTS ? [stormOf(asked)] : []
      return [...heard, ...storm]
    },
    expectFailures(areExpected) {
      areFailuresExpected = areExpected
      for (const request of areExpected ? open : []) askedOffline.add(request)
    },
    waiting: () => open.size + judging.size,
  }
}

function pathnameOf(asked: Request | Response): string {
  return new URL(asked.url()).pathname
}

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  return `${request.method()} ${pathname}${search}`
}

function failureOf(response: Response): string {
  return `status ${response.status()}: ${nameOf(response.request())}`
}

function stormOf(asked: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of asked) counts.set(name, (counts.get(name) ?? 0) + 1)
  const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 5)
  const list = most.map(([name, count]) => `${count} × ${name}`).join(', ')
  return `${asked.length} requests for one press: ${list}`
}
