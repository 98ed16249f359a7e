import { expect as playwrightExpect } from 'playwright/test'

/** Playwright's `expect`, which waits for the page, with a long limit for busy machines. */
export const expect = playwrightExpect.configure({ timeout: 60_000 })
