import { expect as playwrightExpect } from 'playwright/test'

/** Playwright's `expect`, which waits for what a page shows. Patient, since a busy machine may be slow; it returns as soon as it holds. */
export const expect = playwrightExpect.configure({ timeout: 15_000 })
