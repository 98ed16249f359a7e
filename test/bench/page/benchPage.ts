import type { FormName } from '../forms/forms.ts'
import type { ActionName } from './contender.ts'

/** What the driver calls in the page of a contender, as `window.bench`. Times are milliseconds to the end of the next frame. */
export interface BenchPage {
  readonly mount: (form: FormName) => Promise<number>
  /** When a page that was opened for one form (`#fields30`) had drawn it, from the navigation on. */
  readonly shownAt: () => number | undefined
  readonly act: (action: ActionName) => Promise<number>
  /** Does the same unmeasured, and nothing where the contender has no need of it. */
  readonly prepare: (action: ActionName) => Promise<void>
  /** Puts the focus into the field that is typed into, or what takes the keys of an open list. */
  readonly focusTyped: () => void
  /** What the typed field holds. */
  readonly readTyped: () => string
  /** Notes how long each key takes, from here on. */
  readonly watchKeys: () => void
  readonly takeKeyTimes: () => number[]
  /** Labels of fields on the page, to see that all contenders draw the same. */
  readonly countLabels: () => number
}

declare global {
  interface Window {
    bench?: BenchPage
  }
}
