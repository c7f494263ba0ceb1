import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAndComplete } from '../../../../worker/tools/run/secrets'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes the secrets of a machine once', () => {
  const file = join(folder, '.dev.vars')
  const made = readAndComplete(file, ['ADMIN_KEY'])
  expect(made.ADMIN_KEY).toMatch(/^[\w-]{43}$/)
  expect(readAndComplete(file, ['ADMIN_KEY'])).toEqual(made)
})

it('adds what came later to a clone that has secrets already, and leaves those as they are', () => {
  const file = join(folder, '.dev.vars')
  writeFileSync(file, 'ADMIN_KEY=mine\nOWN=yes')
  const { ADMIN_KEY, OWN, STORY_PREVIEW_TOKEN } = readAndComplete(file, [
    'ADMIN_KEY',
    'STORY_PREVIEW_TOKEN',
  ])
  expect([ADMIN_KEY, OWN]).toEqual(['mine', 'yes'])
  expect(readFileSync(file, 'utf8')).toBe(
    `ADMIN_KEY=mine\nOWN=yes\nSTORY_PREVIEW_TOKEN=${STORY_PREVIEW_TOKEN}\n`,
  )
})

it('gives both Workers the secret that they share', () => {
  const file = join(folder, '.dev.vars')
  const made = readAndComplete(file, ['COMMERCE_KEY', 'PURGE_KEY'], { COMMERCE_KEY: 'of-both' })
  expect(made.COMMERCE_KEY).toBe('of-both')
  expect(made.PURGE_KEY).toMatch(/^[\w-]{43}$/)
})
