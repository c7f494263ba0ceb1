import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

interface Built {
  file: string
  css?: string[]
  assets?: string[]
}

const ID = 'virtual:built-files'
const WORDS = /virtual:messages\/(\w+)\//
/** Come when a page needs them: letters that few languages have, and what only works with a network. */
const SELDOM = /-latin-ext-|adyen-card/

/** Tells the service worker which files the browser build made. */
export function builtFiles(manifestFile: string, buildId: string): Plugin {
  return {
    name: 'built-files',
    resolveId: (asked) => (asked === ID ? `\0${ID}` : undefined),
    load(asked) {
      if (asked !== `\0${ID}`) return undefined
      const manifest = existsSync(manifestFile) ? readFileSync(manifestFile, 'utf8') : '{}'
      const { files, words } = sortFiles(JSON.parse(manifest))
      return Object.entries({ buildId, files, words })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

function sortFiles(manifest: Record<string, Built>) {
  const files = new Set<string>()
  const words: Record<string, string[]> = {}
  for (const [key, { file, css = [], assets = [] }] of Object.entries(manifest)) {
    const [, store] = WORDS.exec(key) ?? []
    if (store) words[store] = [...(words[store] ?? []), `/${file}`]
    else for (const one of [file, ...css, ...assets]) files.add(`/${one}`)
  }
  return { files: [...files].filter((file) => !SELDOM.test(file)).sort(), words }
}
