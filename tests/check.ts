// `npm run check`: format, lint, types, architecture and what nothing uses.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROOT } from '../worker/tools/run/paths.ts'

const STEPS: [name: string, tool: string, args: string[]][] = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-b']],
  ['architecture', 'vitest', ['run', '--project', 'architecture']],
  ['unused files, exports and dependencies', 'knip', ['--no-progress']],
  ['files that only tests use', 'knip', ['--production', '--include', 'files', '--no-progress']],
]

// The compiler's notes do not see that a JSON file has changed: it starts anew.
rmSync(resolve(ROOT, 'node_modules/.cache/tsc'), { recursive: true, force: true })

const failed = STEPS.filter(([name, tool, args]) => {
  console.info(`\n── ${name} ──`)
  const command = resolve(ROOT, 'node_modules/.bin', tool)
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status !== 0
})
console.info(
  failed.length === 0 ? '\nAll is well.' : `\nFailed: ${failed.map(([name]) => name).join(', ')}`,
)
process.exit(failed.length === 0 ? 0 : 1)
