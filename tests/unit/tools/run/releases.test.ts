import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { carryReleases, keepRelease } from '../../../../worker/tools/run/releases'

let folder: string
let client: string
let kept: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
  client = join(folder, 'client')
  kept = join(folder, 'kept')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Empties the folder and writes a build into it, as vite does. */
function build(name: string): void {
  rmSync(client, { recursive: true, force: true })
  mkdirSync(join(client, 'assets'), { recursive: true })
  mkdirSync(join(client, '.vite'))
  const files = {
    file: `assets/${name}.js`,
    css: [`assets/${name}.css`],
    assets: ['assets/font.woff2'],
  }
  for (const file of [files.file, ...files.css, ...files.assets])
    writeFileSync(join(client, file), name)
  writeFileSync(join(client, '.vite/manifest.json'), JSON.stringify({ entry: files }))
}

function deploy(name: string): void {
  build(name)
  carryReleases(client, kept)
  keepRelease(client, kept)
}

const scripts = (of: string) =>
  readdirSync(join(of, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .sort()

test('a deployed build keeps the files of the two releases before it, and no older ones', () => {
  for (const name of ['one', 'two', 'three', 'four']) deploy(name)
  expect(scripts(client)).toEqual(['four.js', 'three.js', 'two.js'])
  expect(existsSync(join(client, 'assets/two.css'))).toBe(true)
  expect(scripts(kept)).toEqual(['four.js', 'three.js', 'two.js'])
})

test('a build that was never deployed, or is deployed twice, pushes no release out', () => {
  for (const name of ['one', 'two', 'three']) deploy(name)
  build('tried')
  carryReleases(client, kept)
  expect(scripts(client)).toEqual(['three.js', 'tried.js', 'two.js'])
  deploy('three')
  carryReleases(client, kept)
  expect(scripts(client)).toEqual(['one.js', 'three.js', 'two.js'])
})
