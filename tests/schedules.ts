// `npm run schedules -- 100000`: so many schedules of the cart and of the queue of sync tasks.
import { spawn } from 'node:child_process'
import { ROOT } from '../worker/tools/run/paths.ts'

const [, , schedules = '100000'] = process.argv
const tests = ['cart-step.property', 'task-queue.property']
const run = spawn('vitest', ['run', '--project', 'unit', '--testTimeout', '3600000', ...tests], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, RUNS: schedules },
})
run.on('exit', (code) => {
  process.exitCode = code ?? 1
})
