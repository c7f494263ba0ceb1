// The first thing every npm script runs, on whatever Node is there: installs what is missing or
// outdated, then hands over to the script under the Node that the project pins.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const stamp = resolve(root, 'node_modules/.installed')
const tools = resolve(root, 'node_modules/.bin')
const pinnedNode = resolve(tools, 'node')
const resolver = pathToFileURL(resolve(root, 'worker/tools/run/resolve-typescript.mjs')).href

installWhenOutdated()
handOver()

function installWhenOutdated() {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const wanted = createHash('sha256')
    .update(JSON.stringify([dependencies, devDependencies]))
    .update(read('package-lock.json'))
    .digest('hex')
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
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

/** @param {string} file */
function read(file) {
  return readFileSync(resolve(root, file), 'utf8')
}

function handOver() {
  const [script, ...args] = process.argv.slice(2)
  if (!script) return
  const options = ['--disable-warning=ExperimentalWarning', '--import', resolver]
  const child = spawn(pinnedNode, [...options, script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}` },
  })
  // Ctrl+C reaches the script by itself; this process only waits until it has tidied up.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (status, signal) => process.exit(signal ? 1 : (status ?? 1)))
}
