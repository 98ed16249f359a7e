import type { ContenderName } from './contenders.ts'
import type { FormName } from './forms/forms.ts'
import type { StepName } from './drive/steps.ts'

/** Steps with one form in one new page. */
export interface Work {
  readonly form: FormName
  readonly steps: readonly StepName[]
  /** The libraries that support it; by default all. */
  readonly contenders?: readonly ContenderName[]
  /** Part of `--quick`. */
  readonly isQuick?: boolean
}

const own: readonly ContenderName[] = ['moduleform', 'handWritten', 'plainDom']

/** Libraries that can move a row by any distance. */
const movers: readonly ContenderName[] = ['moduleform', 'handWritten', 'plainDom', 'reactHookForm', 'tanStackForm', 'formily']

export const works: readonly Work[] = [
  { form: 'fields30', steps: ['coldPage'], contenders: ['moduleform', 'handWritten'], isQuick: true },
  { form: 'fields1000', steps: ['coldPage'], contenders: ['moduleform', 'handWritten'] },
  { form: 'fields1000', steps: ['mount', 'heap', 'keys', 'keyFrames', 'toggle'], isQuick: true },
  { form: 'fields1000', steps: ['mount', 'search'], contenders: ['moduleform'], isQuick: true },
  { form: 'fields3000', steps: ['mount', 'keys'] },
  { form: 'fields30', steps: ['mount', 'keys'], contenders: own },
  { form: 'fields10000', steps: ['mount', 'keys'], contenders: own },
  {
    form: 'rowsFolded',
    steps: ['mount', 'addRow', 'removeFirst', 'moveLastToTop'],
    contenders: ['moduleform', 'handWritten'],
    isQuick: true,
  },
  { form: 'rowsOpen', steps: ['mount', 'addRow', 'removeFirst', 'moveLastToTop'], contenders: movers },
  { form: 'rowsOpen', steps: ['mount', 'addRow', 'removeFirst'], contenders: ['rjsf'] },
  { form: 'rowsOpen', steps: ['mount'], contenders: ['uniforms', 'formJs'] },
  { form: 'fields1000', steps: ['mount', 'reload'], contenders: ['moduleform'], isQuick: true },
  {
    form: 'fields30',
    steps: ['mount', 'heapAfterMounts', 'heapAfterReloads', 'heapAfterKeys', 'heapAfterEdits'],
    contenders: ['moduleform'],
    isQuick: true,
  },
  { form: 'rowsWide', steps: ['mount', 'paste1000'], contenders: ['moduleform'], isQuick: true },
  { form: 'rowsWide', steps: ['mount', 'paste5000'], contenders: ['moduleform'], isQuick: true },
  { form: 'options10000', steps: ['mount', 'openOptions', 'filter'], contenders: ['moduleform'], isQuick: true },
]
