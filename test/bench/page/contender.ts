import type { BenchForm } from '../forms/benchForm.ts'

/** What is done to a form besides typing. */
export type ActionName =
  | 'toggle'
  | 'addRow'
  | 'removeFirst'
  | 'moveLastToTop'
  | 'reload'
  | 'openOptions'
  | 'openSearch'
  | 'paste1000'
  | 'paste5000'
  | 'mountOften'
  | 'reloadOften'
  | 'typeOften'
  | 'editOften'

/** How a contender does it, where a click on the control of that name does not: it has to be done when the function returns or resolves. */
export type Actions = Partial<Record<ActionName, () => void | Promise<void>>>

/** Draws the whole form before it returns or resolves. */
export type Mount = (host: HTMLElement) => Actions | Promise<Actions>

/** One way to build forms. */
export interface Contender {
  /** Says the form in the contender's own words, its schema and its values: what a service would send, and no part of what is measured. */
  readonly prepare: (form: BenchForm) => Mount
}
