import { readSavedState } from '../../../src/cli/playground/session/readSession.ts'
import type { SavedState } from '../../../src/cli/playground/session/session.ts'

const keyOf = (subject: string) => `moduleform-typed ${subject}`

/** What was typed in this tab before the page was reloaded; `undefined` if nothing was. */
export function readTyped(subject: string): SavedState | undefined {
  try {
    return readSavedState(JSON.parse(sessionStorage.getItem(keyOf(subject)) ?? 'null'))
  } catch {
    // Refused by the browser, or not written by this page.
    return undefined
  }
}

/** Keeps what was typed until the tab is closed; `undefined` removes it. */
export function storeTyped(subject: string, state: SavedState | undefined): void {
  try {
    if (state === undefined) sessionStorage.removeItem(keyOf(subject))
    else sessionStorage.setItem(keyOf(subject), JSON.stringify(state))
  } catch {
    // Storage is unavailable or full: what was typed is lost when the page is left.
  }
}
