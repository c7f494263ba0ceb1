import { expect, test } from 'vitest'
import { readDeployOptions, releasesOf } from '../../../../worker/tools/run/deployment'
import { RELEASES } from '../../../../worker/tools/run/paths'

test('without an environment the shop itself is deployed, and wrangler hears all that was asked', () => {
  const { environment, isDryRun, forWrangler } = readDeployOptions(['--dry-run', '--outdir', 'x'])
  expect([environment, isDryRun]).toEqual(['', true])
  expect(forWrangler).toEqual(['--dry-run', '--outdir', 'x'])
})

test.each([
  [['--env', 'staging', '--dry-run']],
  [['--dry-run', '--env=staging']],
  [['-e', 'staging', '--dry-run']],
])('%j deploys to staging; the build chose it, so wrangler is not told again', (args) => {
  const { environment, isDryRun, forWrangler } = readDeployOptions(args)
  expect([environment, isDryRun]).toEqual(['staging', true])
  expect(forWrangler).toEqual(['--dry-run'])
})

test('what follows `--env` has to be a name: the shop itself is never meant by a slip', () => {
  for (const args of [['--env'], ['--env='], ['--env', ''], ['--env', '--dry-run']]) {
    expect(() => readDeployOptions(args)).toThrow('--env needs the name')
  }
})

test('each environment keeps releases of its own', () => {
  expect(releasesOf('')).toBe(RELEASES)
  expect(releasesOf('staging')).toBe(`${RELEASES}-staging`)
})
