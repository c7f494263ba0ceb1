import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module.js'
import type { Plugin } from 'vite'
import { type PartSources, pickWords, readPartSources } from './pick-words.ts'

const PREFIX = 'virtual:messages/'

/**
 * Compiles ICU messages at build time: a browser gets functions of one locale and no parser.
 * `virtual:messages/nl_nl` holds all words of a store. A browser loads them in parts: `…/most` on
 * every page, for example `…/checkout` with the screens of that room, and `…/later` after that.
 */
export function compileMessages(): Plugin {
  let sources: PartSources | null = null
  const forget = () => {
    sources = null
  }
  return {
    name: 'compile-messages',
    buildStart: forget,
    watchChange: forget,
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [storeCode = '', part] = id.slice(PREFIX.length + 1).split('/')
      const file = resolve(import.meta.dirname, `${storeCode}.json`)
      this.addWatchFile(file)
      const language = storeCode === 'global_en' ? 'en' : storeCode.slice(0, 2)
      const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
      if (!part) return compileModule(new MessageFormat(language), messages)
      sources ??= readPartSources()
      return compileModule(new MessageFormat(language), pickWords(messages, part, sources))
    },
  }
}
