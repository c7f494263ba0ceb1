import { expect as plain } from '@playwright/test'

/** Long journeys on a busy machine: what comes late is no loss, what never comes is. */
export const expect = plain.configure({ timeout: 20_000 })
