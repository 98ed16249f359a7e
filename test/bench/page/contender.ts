import type { BenchForm } from '../forms/benchForm.ts'

/** What is done to a form besides typing. */
export type ActionName = 'toggle' | 'addRow' | 'removeFirst' | 'moveLastToTop' | 'openRows' | 'reload' | 'openOptions'

/** How a contender does it, where a click on the control of that name does not: it has to be done when the function returns or resolves. */
export type Actions = Partial<Record<ActionName, () => void | Promise<void>>>

/** One way to build forms. `mount` draws the whole form before it returns or resolves. */
export interface Contender {
  readonly mount: (host: HTMLElement, form: BenchForm) => Actions | Promise<Actions>
}
