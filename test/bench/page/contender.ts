import type { BenchForm } from '../forms/benchForm.ts'

/** The actions on a form besides typing. */
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

/** Overrides for actions that are not a click on the control of that name: they must be complete when the function returns or resolves. */
export type Actions = Partial<Record<ActionName, () => void | Promise<void>>>

/** Renders the whole form before it returns or resolves. */
export type Mount = (host: HTMLElement) => Actions | Promise<Actions>

/** A library for forms. */
export interface Contender {
  /** Translates the form into the library's own schema and values, which a service would send, so it is not measured. */
  readonly prepare: (form: BenchForm) => Mount
}
