import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { MessageKey } from '../../../shared/i18n/messages.ts'
import type { StoreCode } from '../../../shared/store-view/store-view.ts'

export type Words = (key: MessageKey) => string

/** The words of a store as shoppers read them; messages with values are not for here. */
export function wordsOf(storeCode: StoreCode): Words {
  const file = resolve(import.meta.dirname, `../../../locales/${storeCode}.json`)
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<MessageKey, string>
  return (key) => words[key]
}
