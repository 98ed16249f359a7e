import type { SubmitState } from '../../store/formState.ts'
import type { SummaryLine } from '../../store/formView.ts'
import type { SetAsideEntry } from '../../store/cells/selectSetAside.ts'
import type { HandleOf } from './moduleFormHandle.ts'

/** The form around a component, with the schema `S`: its actions and its state. */
export interface ModuleFormApi<S = unknown> extends HandleOf<S> {
  /** There is a schema, and the form can be filled in. */
  readonly isReady: boolean
  /** A schema is being loaded. */
  readonly isLoading: boolean
  /** Why the last load failed, as a sentence. */
  readonly loadError: string | undefined
  /** Something was changed since the form started or was reset, which a submit is not: `getDirtyPaths()` says where. */
  readonly isDirty: boolean
  /** `onSubmit` is running. */
  readonly isSubmitting: boolean
  /** There is a form that `submit()` can submit. */
  readonly canSubmit: boolean
  /** Phase of the last submit. */
  readonly submitPhase: SubmitState['phase']
  /** Errors of the last submit that are not fixed yet, in the order of the form. */
  readonly errors: readonly SummaryLine[]
  /** Values without a field, as users see them; `getSetAside()` returns them as form data. */
  readonly setAside: readonly SetAsideEntry[]
}
