import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserStorage } from '../../../../client/browser/browser-storage'

afterEach(() => vi.unstubAllGlobals())

function stubStorage(broken: boolean) {
  const kept = new Map<string, string>()
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => (broken ? fail() : kept.set(key, text)),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

test('what is written is kept', () => {
  const kept = stubStorage(false)
  const storage = createBrowserStorage()
  expect(storage.write('a', '1')).toBe(true)
  expect([storage.read('a'), kept.get('a')]).toEqual(['1', '1'])
  storage.remove('a')
  expect(storage.read('a')).toBe(null)
})

test('a full storage keeps things for the page, and says so', () => {
  stubStorage(true)
  const storage = createBrowserStorage()
  expect(storage.write('a', '1')).toBe(false)
  expect(storage.read('a')).toBe('1')
  storage.remove('a')
  expect(storage.read('a')).toBe(null)
})

test('a browser without storage is one that forgets', () => {
  vi.stubGlobal('localStorage', undefined)
  const storage = createBrowserStorage()
  expect([storage.read('a'), storage.write('a', '1'), storage.read('a')]).toEqual([
    null,
    false,
    '1',
  ])
})
