import { defineConfig } from '@playwright/test'
import { E2E_ORIGIN } from './tests/e2e/steps/addresses.ts'
import { ownChromium } from './tests/find-chromium.ts'

const executablePath = ownChromium()
const isCi = process.env.CI !== undefined

/** The production build in workerd, in Chromium, on a phone and on a desktop. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/tests/{e2e/*,monkey,hostile}/*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // CI's machine stalls for seconds at times and runs once: what fails there is tried once more, and
  // named at the end. Anywhere else, what passes only at its second try counts as failed.
  retries: isCi ? 1 : 0,
  failOnFlakyTests: !isCi,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: E2E_ORIGIN,
    // What a service worker answers is not seen by page.route(): only tests about it have one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Drawing movement takes a fifth of the time: tests about it use MOVING of tests/e2e/steps/shop-page.ts.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A test is over before code that is compiled once more pays: 4 % of the CPU of loading pages.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node --import ./worker/tools/run/resolve-typescript.mjs tests/e2e/serve.ts',
    url: E2E_ORIGIN,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
