// Both built Workers in workerd, as they would be deployed: KV, D1, R2, Durable Objects, images and
// assets are all local. The shop, the tests and the benchmark start them here.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptions } from 'wrangler'
import { DIST } from './paths.ts'
import type { LocalSecrets } from './secrets.ts'

const ENTRY = 'index.js'

export interface WorkersSetup {
  /** Of the storefront; 0 takes any free port. */
  port: number
  /** Of the commerce Worker: the payment page and the import talk to it directly. */
  commercePort: number
  /** Folder for the databases; absent keeps everything in memory. */
  state?: string
  /** Off sends every picture as it was uploaded: resizing takes most of a small machine. */
  resizesPictures?: boolean
  secrets: LocalSecrets
  /** Modules that stand in for the entries of the Workers and import them: for measuring. */
  wrappers?: { storefront: string; commerce: string }
  /** Variables on top of those in wrangler.toml. */
  vars?: { storefront?: Record<string, string>; commerce?: Record<string, string> }
}

/** The storefront while there is none: what commerce would tell it is told again later. */
const CLOSED = {
  name: 'storefront',
  modules: true,
  script: 'export default { fetch: () => new Response(null, { status: 503 }) }',
}

/** Starts both Workers. Throws when they are not built yet. */
export function startWorkers(setup: WorkersSetup): Promise<Miniflare> {
  return start(setup, [storefront(setup), commerce(setup)])
}

/** Starts the commerce Worker before the storefront is built. Throws when it is not built itself. */
export function startCommerce(setup: WorkersSetup): Promise<Miniflare> {
  return start(setup, [CLOSED, commerce(setup)])
}

/** Starts the storefront alone, before a backend that its COMMERCE_URL names. Throws when it is not built. */
export function startStorefront(setup: WorkersSetup): Promise<Miniflare> {
  return start(setup, [{ ...storefront(setup), serviceBindings: {} }])
}

async function start(setup: WorkersSetup, workers: object[]): Promise<Miniflare> {
  // Wrangler words its options a little wider than miniflare reads them.
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: setup.port,
    logRequests: false,
    workers,
  } as V4MiniflareOptions)
  const state = setup.state && { resourcePersistencePath: resolve(setup.state, 'v3') }
  const miniflare = new Miniflare({ ...options, ...state })
  await miniflare.ready
  return miniflare
}

/** The payment page is the commerce Worker's own: shoppers may be sent there and back. */
const originOf = ({ commercePort }: WorkersSetup) => `http://localhost:${commercePort}`

function storefront(setup: WorkersSetup) {
  const bindings = {
    ...setup.secrets.storefront,
    PSP_ORIGINS: originOf(setup),
    WRAPPER_ORIGINS: 'self',
    AVIF: 'off',
    ...setup.vars?.storefront,
  }
  return {
    ...worker('storefront', bindings, setup.wrappers?.storefront),
    ...(setup.resizesPictures === false ? { images: undefined } : {}),
  }
}

function commerce(setup: WorkersSetup) {
  const bindings = {
    ...setup.secrets.commerce,
    PUBLIC_ORIGIN: originOf(setup),
    SHOP_ORIGIN: `http://localhost:${setup.port}`,
    SANDBOX_PAYMENTS: 'on',
    ...setup.vars?.commerce,
  }
  return {
    ...worker('commerce', bindings, setup.wrappers?.commerce),
    unsafeDirectSockets: [{ host: '127.0.0.1', port: setup.commercePort }],
  }
}

function worker(name: string, vars: Record<string, string>, wrapper?: string) {
  const folder = resolve(DIST, name)
  const config = resolve(folder, 'wrangler.json')
  if (!existsSync(config)) throw new Error(`${name} is not built: run "npm run build" first`)
  // The build copies `.dev.vars`. Secrets come by the setup: what is removed there is gone here too.
  rmSync(resolve(folder, '.dev.vars'), { force: true })
  const { modulesRules: _, ...options } = workerOptions(config).workerOptions
  return {
    ...options,
    name,
    bindings: { ...(options.bindings as Record<string, unknown>), ...vars },
    modules: [...wrapperIn(folder, wrapper), ...modulesIn(folder)],
    modulesRoot: folder,
  }
}

/** The first module of a Worker is the one that workerd starts. */
function wrapperIn(folder: string, contents?: string) {
  return contents
    ? [{ type: 'ESModule' as const, path: resolve(folder, 'wrapper.js'), contents }]
    : []
}

/** The built modules of a Worker, its entry first. */
function modulesIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const others = files.filter((file) => file.endsWith('.js') && file !== ENTRY).sort()
  return [ENTRY, ...others].map((file) => ({
    type: 'ESModule' as const,
    path: resolve(folder, file),
  }))
}
