import type { FormValues } from '../../core/schema/wire.ts'
import type { Schema } from '../../core/schema/model.ts'
import type { Path } from '../../core/values/path.ts'
import type { FormEffects } from '../../store/createFormEffects.ts'
import type { FormStore } from '../../store/formStore.ts'
import { addressAt, pathOf } from '../../store/cells/pathOf.ts'
import { isHidden, readFormData, readSubmitData } from '../../store/cells/readValues.ts'
import type { SetAsideData } from '../../store/cells/cell.ts'
import { readSetAside, readUnread } from '../../store/cells/readRest.ts'
import { selectSchemaData } from '../../store/schema/sentValues.ts'
import type { SubmitOutcome } from '../../store/submit/submitEffect.ts'

/** What a host can do with a form: through `ref` and through `useModuleForm()`. Paths are arrays of ids and row indexes, or JSON Pointers. */
export interface ModuleFormHandle {
  /** Validates and submits; resolves with how that ended, and never rejects. */
  readonly submit: () => Promise<SubmitOutcome>
  /** Back to the given values, else to `initialValues`. */
  readonly reset: (values?: FormValues) => void
  /** Sets a value; `undefined` clears. Throws where no field is at the path. */
  readonly setValue: (path: Path | string, value: unknown) => void
  /** Asks the module for the schema anew. */
  readonly reload: () => void
  /** Puts the focus into a field, opening the rows around it. `false` where no field is at the path, or nobody sees it. */
  readonly focusField: (path: Path | string) => boolean
  /** All form data, hidden fields included. */
  readonly getFormData: () => FormValues
  /** What a submit would hand over. */
  readonly getSubmitData: () => FormValues
  /**
   * Where the user or the host has changed something since the form started or was reset: the fields that hold another value, and the
   * arrays whose rows were added, removed or moved. A default that the form applies itself is no change.
   */
  readonly getDirtyPaths: () => readonly Path[]
  /** What has no field now, for `initialSetAside`. Decisions §2. */
  readonly getSetAside: () => readonly SetAsideData[]
  /** Texts in the fields that do not read as a value and are therefore not among the form data, for `initialSetAside`. Decisions §2. */
  readonly getUnread: () => readonly SetAsideData[]
  /** The form data that the schema in force was asked with, for `initialSchemaData`. Decisions §5. */
  readonly getSchemaData: () => FormValues
  /** Gives up what is set aside, for good. */
  readonly discardSetAside: () => void
  /** The schema in force, before rule effects, as `/schema` would receive it. */
  readonly getSchema: () => Schema
}

/** Builds the handle of a form. `initialValues` is read when the form is reset. */
export function createModuleFormHandle(store: FormStore, effects: FormEffects, initialValues: () => FormValues): ModuleFormHandle {
  const { state, dispatch } = store
  return {
    submit: effects.submit,
    reset: (values) => dispatch({ type: 'formReset', values: values ?? initialValues() }),
    setValue: (path, value) => {
      const address = addressAt(state, path)
      if (address === undefined) {
        throw new Error(
          `moduleform: setValue found no field at ${JSON.stringify(path)}, so the value has no place. Use the ids of the schema and indexes of existing rows, outermost first.`,
        )
      }
      dispatch({ type: 'valueSet', address, value })
    },
    reload: () => dispatch({ type: 'reloadAsked' }),
    focusField: (path) => {
      const cell = state.cells.get(addressAt(state, path) ?? '')
      if (cell?.parent === undefined || isHidden(state, cell)) return false
      dispatch({ type: 'focusAsked', address: cell.address })
      return true
    },
    getFormData: () => readFormData(state),
    getSubmitData: () => readSubmitData(state),
    getDirtyPaths: () => [...state.indexes.dirty].map((address) => pathOf(state, address)),
    getSetAside: () => readSetAside(state),
    getUnread: () => readUnread(state, { hidden: false }),
    getSchemaData: () => selectSchemaData(state),
    discardSetAside: () => dispatch({ type: 'setAsideDiscarded' }),
    getSchema: () => state.plan.schema,
  }
}
