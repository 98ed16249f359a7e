import type { FormName } from '../forms/forms.ts'
import type { ActionName } from './contender.ts'

/** The functions that the driver calls in the page of a library, as `window.bench`. Times are milliseconds to the end of the next frame. */
export interface BenchPage {
  readonly mount: (form: FormName) => Promise<number>
  /** When a page opened for one form (`#fields30`) had rendered it, from the start of the navigation. */
  readonly shownAt: () => number | undefined
  readonly act: (action: ActionName) => Promise<number>
  /** Runs an action without measuring it; does nothing if the library does not need it. */
  readonly prepare: (action: ActionName) => Promise<void>
  /** Focuses the field for typing, or the element that handles the keys of an open list. */
  readonly focusTyped: () => void
  /** The value of the field for typing. */
  readonly readTyped: () => string
  /** Starts to record the duration of each key press. */
  readonly watchKeys: () => void
  readonly takeKeyTimes: () => number[]
  /** The number of visible labels, to verify that all libraries render the same. */
  readonly countLabels: () => number
}

declare global {
  interface Window {
    bench?: BenchPage
  }
}
