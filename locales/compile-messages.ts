import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:messages/'

/** Compiles ICU messages at build time: a browser gets functions of one locale and no parser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const storeCode = id.slice(PREFIX.length + 1)
      const file = resolve(import.meta.dirname, `${storeCode}.json`)
      this.addWatchFile(file)
      const language = storeCode === 'global_en' ? 'en' : storeCode.slice(0, 2)
      return compileModule(new MessageFormat(language), JSON.parse(readFileSync(file, 'utf8')))
    },
  }
}
