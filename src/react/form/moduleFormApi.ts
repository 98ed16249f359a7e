import type { SubmitState } from '../../store/formState.ts'
import type { SummaryLine } from '../../store/formView.ts'
import type { SetAsideEntry } from '../../store/cells/selectSetAside.ts'
import type { HandleOf } from './moduleFormHandle.ts'

/** The form around a component, with the schema `S`: what can be done with it, and how it is doing. */
export interface ModuleFormApi<S = unknown> extends HandleOf<S> {
  /** A schema is there and the form can be filled in. */
  readonly isReady: boolean
  /** A schema is being loaded. */
  readonly isLoading: boolean
  /** Why the last load failed, in a sentence. */
  readonly loadError: string | undefined
  /** Something was changed since the form started or was reset: `getDirtyPaths()` says where. */
  readonly isDirty: boolean
  /** What was submitted is on its way to the host. */
  readonly isSubmitting: boolean
  /** There is a form to submit: `submit()` would do something. */
  readonly canSubmit: boolean
  /** How far the last submit has come. */
  readonly submitPhase: SubmitState['phase']
  /** Errors that the last submit found and that still stand, in the order of the form. */
  readonly errors: readonly SummaryLine[]
  /** Values that have no field now, as people see them; `getSetAside()` gives them as form data. */
  readonly setAside: readonly SetAsideEntry[]
}
