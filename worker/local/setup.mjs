// The first thing every npm script runs, on whatever Node is there: installs what is missing or
// outdated, then hands over to the script under the Node that the project pins.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const stamp = resolve(root, 'node_modules/.installed')
const pinnedNode = resolve(root, 'node_modules/.bin/node')

const wanted = createHash('sha256')
  .update(readFileSync(resolve(root, 'package.json')))
  .update(readFileSync(resolve(root, 'package-lock.json')))
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted || !existsSync(pinnedNode)) {
  console.info('Installing dependencies …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The dependencies could not be installed: see the lines above.')
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, wanted)
}

const [script, ...args] = process.argv.slice(2)
if (script) {
  const { status, signal } = spawnSync(
    pinnedNode,
    ['--disable-warning=ExperimentalWarning', script, ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${resolve(root, 'node_modules/.bin')}:${process.env.PATH}` },
    },
  )
  process.exit(signal ? 1 : (status ?? 1))
}
