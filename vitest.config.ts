import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compileMessages } from './locales/compile-messages.ts'

const plugins = [react(), compileMessages()]

/** They stand in for modules or start a workerd: in a process of their own. */
const ALONE = [
  'tests/unit/commerce/customers/even-cost.test.ts',
  'tests/every-call-fails/accounts/*.test.ts',
  'tests/unit/storefront/feeds/feeds.test.ts',
  'tests/unit/storefront/pages/{limits,renewed-page,store-code}.test.ts',
  'tests/unit/shared/routing/store-href.test.ts',
  'tests/unit/**/*workerd.test.ts',
  'tests/simulator/*.test.ts',
  'tests/fuzz/forms/*.test.ts',
]

/** They ask running shops, one file after the other: a small machine has no time for two. */
const RUNNING = {
  globalSetup: 'tests/fixtures/prepare-workers.ts',
  setupFiles: 'tests/fixtures/leave-no-trace.ts',
  isolate: false,
  fileParallelism: false,
  testTimeout: 30_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/every-call-fails/**/*.test.ts'],
          exclude: ALONE,
          setupFiles: 'tests/fixtures/leave-no-trace.ts',
          testTimeout: 30_000,
          // Loading the shop anew for each file would take half of the time.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        plugins,
        test: { name: 'alone', include: ALONE, testTimeout: 60_000, hookTimeout: 120_000 },
      },
      { test: { name: 'architecture', include: ['tests/architecture.test.ts'] } },
      { test: { ...RUNNING, name: 'worker', include: ['tests/{worker,contract}/**/*.test.ts'] } },
      { test: { ...RUNNING, name: 'faults', include: ['tests/{faults,fuzz}/*.test.ts'] } },
    ],
  },
})
