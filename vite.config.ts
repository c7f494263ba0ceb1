import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { compileMessages } from './locales/compile-messages.ts'
import { builtFiles } from './worker/tools/run/built-files.ts'
import { setForDevelopment, withoutPolicy } from './worker/tools/run/development.ts'

/** Every build keeps its own pages: one of another build is loaded anew instead of patched. */
const BUILD_ID = randomBytes(6).toString('base64url')
const MANIFEST = 'dist/client/.vite/manifest.json'

const ENTRY = 'client/entry-client.tsx'

/** What is random in the names of files cannot be compressed: the fewer signs, the smaller each page. */
const HASH_SIGNS = 'hex'

/** What the screens of every room draw with. */
const SHELF =
  /client\/(?:catalog\/(?:breadcrumbs|label-badge|price-tag|wish-button)|ui\/(?:deferred|icon-button|known-icon|notice|raw-text|fields\/field(?!-frame))|stores\/(?:use-shop|hydration\/use-is-hydrated))|shared\/(?:result|cart\/(?:quantity|stock-status)|catalog\/(?:child-link|price|product-type)|content\/(?:image-url|service-paths))|node_modules\/(?:make-plural|@messageformat)/

/**
 * React, which outlives releases of the shop, in a file of its own; what every page needs in another;
 * then what several screens share. Everything else comes with the screen or the part that needs it.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { debugName: 'shop', name: (id, modules) => (isOnEveryPage(id, modules) ? 'shop' : null) },
  { name: 'json', test: /shared\/json\/(?:parse-json|is-record)/ },
  { name: 'wire', test: /shared\/contract\/wire\/(?:wire-object|request-value)/ },
  { name: 'layout', test: /client\/layout\/(?:menu|footer|store-button)/ },
  {
    name: 'cart',
    test: /client\/(?:browser\/browser-http|engine\/(?:cart-(?!calls)|merge-server-lines|stored-cart|run-machine)|stores\/(?:open-cart|run-cart|cart-notifications))|shared\/(?:cart\/(?:line-equality|pair-lines|rules)|contract\/cart\/refusal-reason)/,
  },
  {
    name: 'vouchers',
    test: /client\/(?:catalog\/vouchers\/|ui\/use-kept-|stores\/vouchers\/)|shared\/cart\/voucher-paths/,
  },
  { name: 'parts', test: /client\/(?:catalog\/totals|product\/(?:option-|part-))/ },
  {
    name: 'form',
    test: /client\/ui\/fields\/(?:area|choice|field-frame|select|text-)/,
  },
  {
    name: 'delivery',
    test: /client\/catalog\/delivery-words|shared\/(?:delivery\/delivery-estimate|i18n\/day-text)/,
  },
  {
    name: 'product',
    test: /client\/(?:product\/(?:variants\/|buying\/(?!sticky-bar)|gallery\/gallery|reviews\/(?:rating|reviews\.)|(?!.*-page|product-details|delivery-|neighbour|upsell)[\w-]+\.)|ui\/fields\/quantity|stores\/current-facts\/use|engine\/asked)|shared\/(?:cart\/(?:add-request|buy-refusal)|catalog\/(?:choose-variant|gallery-of))/,
  },
  {
    name: 'cards',
    test: /client\/(?:catalog\/(?:product-|department|use-shown|use-own)|ui\/disclosure|stores\/(?:product-cards\/use-card-|account\/use-load-own))|shared\/content\/place-visuals/,
  },
  {
    name: 'listing',
    test: /client\/listing\/(?!.*-page|empty|filters\/|listing-drawer|pagination|sort-list|subcategories)|shared\/search\/(?!default|listing\.|price|suggestions)/,
  },
]

const onEveryPage = new Map<string, boolean>()

/** Whether the entry or the shelf is this file or imports it, itself or by others. */
function isOnEveryPage(id: string, modules: Rolldown.ChunkingContext): boolean {
  const known = onEveryPage.get(id)
  if (known !== undefined) return known
  // Files of libraries import each other in circles.
  onEveryPage.set(id, false)
  const isRoot = id.endsWith(ENTRY) || SHELF.test(id)
  const is =
    isRoot ||
    (modules.getModuleInfo(id)?.importers.some((one) => isOnEveryPage(one, modules)) ?? false)
  onEveryPage.set(id, is)
  return is
}

/** The names of files that a part imports would stand in every first load: it finds them by itself. */
function preloadsOf(_file: string, files: string[]): string[] {
  return files.filter((one) => one.endsWith('.css'))
}

/** Files of styles, by the letters with which their names begin in pages. */
const styleFiles = new Map<string, string>()

/**
 * The name of a class or an animation in pages: three letters for its file, then its place in it. Classes of a file
 * often stand beside each other, and what begins alike compresses well.
 */
function shortName(name: string, file: string, css: string): string {
  const path = relative(import.meta.dirname, file)
  const letters = createHash('sha256').update(path).digest('base64url').slice(0, 3)
  const owner = styleFiles.get(letters) ?? path
  if (owner !== path) throw new Error(`${path} and ${owner} need other names: both are ${letters}`)
  styleFiles.set(letters, path)
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))]
  const place = names.indexOf(name)
  if (place < 0) throw new Error(`${path} has no ${name}`)
  return `_${letters}${place.toString(36)}`
}

/** Tells the storefront which files the browser build made; nothing while developing. */
function clientManifest(): Plugin {
  const id = 'virtual:client-manifest'
  return {
    name: 'client-manifest',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return undefined
      const isBuilt = this.environment.mode === 'build' && existsSync(MANIFEST)
      const manifest = isBuilt ? readFileSync(MANIFEST, 'utf8') : 'null'
      return `export default ${manifest}\nexport const buildId = ${JSON.stringify(BUILD_ID)}`
    },
  }
}

/** Comparisons are left to the build: turned around twice they compress worse. */
const COMPRESS = { passes: 2, comparisons: false }

/** Rewrites the browser's code before the build shortens its names: 700 bytes less on every page. */
function compressTwice(): Plugin {
  return {
    name: 'compress-twice',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(code) {
      const written = await minify(code, { module: true, compress: COMPRESS, mangle: false })
      if (written.code === undefined) throw new Error('terser wrote nothing')
      return { code: written.code, map: null }
    },
  }
}

/** While developing, the commerce Worker has a server of its own: worker/tools/dev.ts. */
function workersFor(command: 'build' | 'serve') {
  return command === 'build'
    ? { auxiliaryWorkers: [{ configPath: 'worker/commerce/wrangler.toml' }] }
    : { inspectorPort: false as const, config: setForDevelopment }
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    compileMessages(),
    clientManifest(),
    builtFiles(MANIFEST, BUILD_ID),
    withoutPolicy(),
    compressTwice(),
    cloudflare({
      configPath: 'wrangler.toml',
      ...workersFor(command),
      persistState: { path: '.wrangler/state' },
    }),
  ],
  builder: {
    // Who waits for the commerce Worker is told of it; the storefront needs the names of the browser's files.
    async buildApp(builder) {
      for (const name of ['commerce', 'client', 'serviceWorker', 'storefront']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
        if (name === 'commerce') process.send?.('commerce is built')
      }
    },
  },
  css: {
    // Short names cost every page and every file less; while developing they can be read.
    modules: {
      generateScopedName: command === 'build' ? shortName : '[name]_[local]_[hash:base64:4]',
    },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
        rollupOptions: {
          input: [ENTRY, 'client/browser/early-presses.ts'],
          output: {
            codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false },
            // Every page names some of the files: letters count.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            hashCharacters: HASH_SIGNS,
            // The storefront's build names fonts and pictures by itself: only styles may differ.
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/[name]-${name.endsWith('.css') ? '[hash:7]' : '[hash]'}[extname]`,
          },
        },
      },
    },
    // It names fonts and pictures as the browser's build does.
    storefront: { build: { rollupOptions: { output: { hashCharacters: HASH_SIGNS } } } },
    // One file at a fixed address, beside those of the pages.
    serviceWorker: {
      consumer: 'client',
      build: {
        target: 'es2022',
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: 'client/service-worker/service-worker.ts',
          output: { entryFileNames: 'sw.js', format: 'iife' },
        },
      },
    },
  },
}))
