import { readSavedState } from '../../../src/cli/playground/session/readSession.ts'
import type { SavedState } from '../../../src/cli/playground/session/session.ts'

const keyOf = (subject: string) => `moduleform-typed ${subject}`

/** What was typed before this page was loaded, in the same tab; `undefined` where nothing was. */
export function readTyped(subject: string): SavedState | undefined {
  try {
    return readSavedState(JSON.parse(sessionStorage.getItem(keyOf(subject)) ?? 'null'))
  } catch {
    // Refused by the browser, or not written by this page.
    return undefined
  }
}

/** Keeps what was typed until the tab is closed; `undefined` forgets it. */
export function storeTyped(subject: string, state: SavedState | undefined): void {
  try {
    if (state === undefined) sessionStorage.removeItem(keyOf(subject))
    else sessionStorage.setItem(keyOf(subject), JSON.stringify(state))
  } catch {
    // A browser that keeps nothing for a page, or has no room: what was typed counts until the page is left.
  }
}
