import { type Browser, chromium } from '@playwright/test'
import { freePort } from '../../../worker/tools/run/free-port.ts'
import { startWorkers } from '../../../worker/tools/run/workers.ts'
import { findChromium, ownChromium, wholeChromium } from '../../find-chromium.ts'
import { copyTemplate, prepareTemplate } from '../../fixtures/shop-template.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'

export interface ShopWithBrowser {
  browser: Browser
  /** The whole of Chromium where there is one: its shell does not know the network, and fetches further ahead. */
  openWholeBrowser: () => Promise<Browser>
  /** Where a host of this shop is, for example `nl.localhost`. */
  originOf: (host: string) => string
  close: () => Promise<void>
}

/** A filled shop of its own, with its real pictures, and a Chromium, for scripts that look at it. */
export async function openShopWithBrowser(): Promise<ShopWithBrowser> {
  await prepareTemplate('real')
  const { state, remove } = copyTemplate('real')
  const [port, commercePort] = [await freePort(), await freePort()]
  const setup = { port, commercePort, state, secrets: TEST_SECRETS }
  const shop = await startWorkers(setup)
  await findChromium()
  const browser = await launch(ownChromium())
  return {
    browser,
    openWholeBrowser: () => launch(wholeChromium() ?? ownChromium()),
    originOf: (host) => `http://${host}:${port}`,
    async close() {
      await browser.close()
      await shop.dispose()
      remove()
    },
  }
}

function launch(executablePath: string | undefined): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu']
  return chromium.launch({ ...(executablePath && { executablePath }), args })
}
