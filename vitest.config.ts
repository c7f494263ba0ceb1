import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compileMessages } from './locales/compile-messages.ts'

const plugins = [react(), compileMessages()]

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        plugins,
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
      { test: { name: 'architecture', include: ['tests/architecture.test.ts'] } },
      {
        test: {
          name: 'worker',
          include: ['tests/{worker,contract,faults,fuzz}/**/*.test.ts'],
          globalSetup: 'tests/fixtures/prepare-workers.ts',
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
