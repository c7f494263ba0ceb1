import { describe, expect, it } from 'vitest'
import de from '../../../../locales/de_de.json'
import fr from '../../../../locales/fr_fr.json'
import en from '../../../../locales/global_en.json'
import nl from '../../../../locales/nl_nl.json'
import { textFaults } from './text-faults'

const LOCALES = { nl_nl: nl, de_de: de, fr_fr: fr, global_en: en }
const STORES = ['nl_nl', 'de_de', 'fr_fr', 'global_en'] as const

/** The branches of a plural are words; what is left in braces are the values, each once. */
function valuesOf(message: string): string[] {
  const withoutBranches = message.replace(/(?:=\d+|one|few|many|other)\s*\{[^{}]*\}/g, '')
  const names = [...withoutBranches.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}

describe.each(STORES)('the messages of %s', (store) => {
  const messages: Record<string, string> = LOCALES[store]

  it('are the same as those of the other stores, with the same values', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(nl).sort())
    for (const [key, message] of Object.entries(nl)) {
      expect([key, valuesOf(messages[key] ?? '')]).toEqual([key, valuesOf(message)])
    }
  })

  it('begin and end with a word, except for the colon between a name and its value', () => {
    const padded = Object.keys(messages).filter((key) => messages[key] !== messages[key]?.trim())
    expect(padded).toEqual(['text.colon'])
  })

  it('have the words of a link or button within their sentence', () => {
    expect(messages['checkout.terms']).toContain(messages['checkout.terms-link'])
    const notFound = messages['checkout.lookup-none-dutch']
    expect(notFound).toContain(messages['checkout.lookup-by-hand'])
  })

  it('read as a native would write them', () => {
    expect(Object.values(messages).flatMap((message) => textFaults(message, store))).toEqual([])
  })
})

it('French sentences put no name behind "de", which would have to become "d’" before a vowel', () => {
  const names = /\bde \{(?:name|names|title|sender|wallet|place)\}/
  expect(Object.entries(fr).filter(([, message]) => names.test(message))).toEqual([])
})

it('the messages of de_de close a weekday’s date with a comma where the sentence goes on', () => {
  const windows = Object.entries(de).filter(([, message]) => /\{from\}.*\{to\}/.test(message))
  const days = windows.filter(([, message]) => message.includes('zwischen'))
  expect(days.length).toBeGreaterThan(1)
  expect(days.filter(([, message]) => !message.includes('{from}, und {to}'))).toEqual([])
})
