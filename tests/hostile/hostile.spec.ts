// A few of the journeys of `npm run hostile`, one store and one width each.
import { test } from '@playwright/test'
import type { StoreCode } from '../../shared/store-view/store-view.ts'
import { storeOrigin } from '../e2e/steps/addresses.ts'
import { ON_DESKTOP } from '../e2e/steps/shop-page.ts'
import type { Device } from '../monkey/walk.ts'
import { fileNamed, missFile } from './missing-files.ts'
import { SCENARIOS } from './scenarios.ts'

const TURNS: readonly (readonly [device: Device, storeCode: StoreCode, scenario: string])[] = [
  ['phone', 'nl_nl', 'scripts come late, after choosing and adding'],
  ['desktop', 'de_de', 'there is no script'],
  ['desktop', 'fr_fr', 'another build was deployed in between'],
  ['phone', 'de_de', 'pages as data: status 500'],
  ['phone', 'global_en', 'pages as data: offline'],
  ['desktop', 'nl_nl', 'the gateway, while adding: HTML'],
  ['phone', 'fr_fr', 'the gateway, while ordering: nothing'],
]

for (const [device, storeCode, name] of TURNS) {
  test(`nothing is lost in ${storeCode} when ${name}`, { tag: `@${device}` }, async ({
    browser,
  }) => {
    const scenario = SCENARIOS.find((one) => one.name === name)
    await scenario?.run({ browser, storeCode, origin: storeOrigin(storeCode), device })
  })
}

for (const times of ['once', 'always'] as const) {
  test(
    `nothing is lost when the code of other pages is missing ${times}`,
    ON_DESKTOP,
    async ({ browser }) => {
      const origin = storeOrigin('global_en')
      const place = { browser, storeCode: 'global_en', origin, device: 'desktop' } as const
      await missFile(place, fileNamed('page-queries'), times)
    },
  )
}
