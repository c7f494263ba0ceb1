import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:messages/'
const ROOT = resolve(import.meta.dirname, '..')

/** Rooms that bring their own words: what nobody else asks for comes with their screens or parts. */
const ROOMS = ['checkout', 'listing', 'product', 'search']

/**
 * Compiles ICU messages at build time: a browser gets functions of one locale and no parser.
 * `virtual:messages/nl_nl` holds all words of a store. A browser loads them in parts: `…/most` on
 * every page, and for example `…/checkout` with the screens of that room.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [storeCode = '', part] = id.slice(PREFIX.length + 1).split('/')
      const file = resolve(import.meta.dirname, `${storeCode}.json`)
      this.addWatchFile(file)
      const language = storeCode === 'global_en' ? 'en' : storeCode.slice(0, 2)
      const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
      const wanted = part ? pickPart(messages, part) : messages
      return compileModule(new MessageFormat(language), wanted)
    },
  }
}

function pickPart(messages: Record<string, string>, part: string): Record<string, string> {
  const sources = readSources()
  const roomOf = (key: string) =>
    ROOMS.find((room) =>
      sources.every(({ file, text }) => isIn(room, file) || !text.includes(`'${key}'`)),
    ) ?? 'most'
  const wanted = Object.entries(messages).filter(([key]) => roomOf(key) === part)
  return Object.fromEntries(wanted)
}

function isIn(room: string, file: string): boolean {
  return file.startsWith(`client/${room}/`) || file.startsWith(`shared/${room}/`)
}

/** Everything that may draw words in a browser. */
function readSources(): { file: string; text: string }[] {
  return ['client', 'shared'].flatMap((folder) =>
    readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`)
      .map((file) => ({ file, text: readFileSync(resolve(ROOT, file), 'utf8') })),
  )
}
