import type { Schema } from '../../core/schema/model.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import type { FieldPath, ValueAt } from '../../core/values/fieldPath.ts'
import type { FormValuesOf, IdsOf } from '../../core/values/formValuesOf.ts'
import { type Address, isWithin, type Path } from '../../core/values/path.ts'
import type { SetAsideData } from '../../store/cells/cell.ts'
import { addressAt, pathOf } from '../../store/cells/pathOf.ts'
import { readSetAside, readUnread } from '../../store/cells/readRest.ts'
import { isHidden, readFormData, readSubmitData } from '../../store/cells/readValues.ts'
import type { FormEffects } from '../../store/createFormEffects.ts'
import type { OtherSide } from '../../store/expressions/otherSides.ts'
import type { SubmitErrors, SubmitRest } from '../../store/formEnvironment.ts'
import type { FormStore } from '../../store/formStore.ts'
import { selectSchemaData } from '../../store/schema/sentValues.ts'
import { type SubmitOutcome, takeSnapshot } from '../../store/submit/submitEffect.ts'

/**
 * What a host can do with a form: through `ref` and through `useModuleForm()`. Paths are arrays of ids and row indexes, or JSON Pointers. With the type of a
 * schema, `ModuleFormHandle<typeof schema>`, they are those of its fields; what takes any form takes such a one too.
 */
export type ModuleFormHandle<S = unknown> = string extends IdsOf<S> ? UntypedHandle : HandleOf<S>

// With a member of its own, or TypeScript would take it for `HandleOf<unknown>` and compare the two by `S` alone, and not by what they can do.
interface UntypedHandle extends HandleOf<unknown> {
  readonly getFormData: () => FormValues
}

/** The members of a `ModuleFormHandle`. */
export interface HandleOf<S> {
  /** Validates and submits; resolves with how that ended, and never rejects. */
  readonly submit: () => Promise<SubmitOutcome>
  /** Back to `initialValues`, which can be taken back; or to the given values, which makes a new start. */
  reset(this: void, values?: FormValuesOf<S>): void
  /** Sets a value; `undefined` clears. Throws where no field is at the path. */
  setValue<const P extends FieldPath<S>>(this: void, path: P, value: ValueAt<S, P> | undefined, options?: SetOptions): void
  /** Sets several values, none inside another: all of them, or none where a path leads to no field, which throws. */
  setValues(this: void, changes: readonly ValueChange<S>[], options?: SetOptions): void
  /**
   * Says what is wrong with the form as it stands, as `onSubmit` may: an error shows at its field and in the summary until the field changes or
   * the form is submitted, one whose path leads to no field in the summary alone. Takes the place of all that you have said so before, in answer to
   * a submit too; `undefined` or `{}` clears it. Any path is taken, as a server sends it: annotate with `SubmitErrors<S>` those that you write yourself.
   */
  setErrors(this: void, errors?: Partial<SubmitErrors<S> | SubmitErrors>): void
  /**
   * Tells the listener the value at a path, of a field, a group or an array, whenever it has become another: once a change, with `undefined`
   * where there is none any more. The path may lead to no field yet, and rows count by where they stand. Returns the way to stop. What the
   * listener throws goes to `onProblems`. Each costs a look with each change: for many fields, `onChange` costs less.
   */
  subscribe<const P extends FieldPath<S>>(this: void, path: P, listener: (value: ValueAt<S, P> | undefined) => void): () => void
  /** Takes back what a person or an agent did last. Decisions §11. */
  readonly undo: () => void
  /** Brings back what was taken back last. */
  readonly redo: () => void
  /** There is something to take back. */
  readonly canUndo: boolean
  /** There is something to bring back. */
  readonly canRedo: boolean
  /** Asks the module for the schema anew. */
  readonly reload: () => void
  /** Puts the focus into a field, opening the rows around it. `false` where no field is at the path, or nobody sees it. */
  focusField(this: void, path: FieldPath<S>): boolean
  /** All form data, hidden fields included. */
  readonly getFormData: () => FormValuesOf<S>
  /** What a submit would hand over, valid or not. */
  readonly getSubmitData: () => FormValuesOf<S>
  /** What a submit would hand over besides, the second argument of `onSubmit`. What is unchecked is known of fields that were checked. Decisions §8. */
  readonly getSubmitRest: () => SubmitRest
  /**
   * Where the user or the host has changed something since the form started or was reset: the fields that hold another value, and the
   * arrays whose rows were added, removed or moved. A default that the form applies itself is no change.
   */
  readonly getDirtyPaths: () => readonly Path[]
  /** What has no field now, for `initialSetAside`. Decisions §2. */
  readonly getSetAside: () => readonly SetAsideData[]
  /** Texts in the fields that do not read as a value and are therefore not among the form data, for `initialSetAside`. Decisions §2. */
  readonly getUnread: () => readonly SetAsideData[]
  /**
   * What fields hold on the side that is not in force, a number for instance while its field holds an expression: kept while the form lives,
   * neither handed over with the form data nor submitted. Passwords are as they were typed. Decisions §10.
   */
  readonly getOtherSides: () => readonly OtherSide[]
  /** The form data that the schema in force was asked with, for `initialSchemaData`. Decisions §5. */
  readonly getSchemaData: () => FormValues
  /** Gives up what is set aside, as a change that can be taken back. `onChange` is told. */
  readonly discardSetAside: () => void
  /** The schema in force, before rule effects, as `/schema` would receive it. */
  readonly getSchema: () => Schema
}

/** One of several values to set. */
type ValueChange<S = unknown> =
  FieldPath<S> extends infer P ? (P extends P ? { readonly path: P; readonly value: ValueAt<S, P> | undefined } : never) : never

/** How values are set. */
export interface SetOptions {
  /** A person or an agent does it: it is one change that can be taken back, where what the host sets by itself is none. */
  readonly byUser?: boolean
}

/** Under this key a handle, and every copy of it, has its store: what `moduleform/explain` reads. It is nothing for hosts. */
export const storeKey = Symbol.for('moduleform.store')

/** Builds the handle of a form. `initialValues` is read when the form is reset. */
export function createModuleFormHandle(
  store: FormStore,
  effects: FormEffects,
  initialValues: () => FormValues,
  otherSides: () => readonly OtherSide[],
): ModuleFormHandle {
  const { state, dispatch } = store
  const handle: ModuleFormHandle = {
    submit: effects.submit,
    reset: (values) => dispatch({ type: 'formReset', values: values ?? initialValues(), byHost: values !== undefined }),
    setValue: (path, value, { byUser = false } = {}) =>
      dispatch({ type: 'valuesSet', values: [{ address: addressOf(state, 'setValue', path), value }], byUser }),
    setValues: (changes, { byUser = false } = {}) => {
      const values = changes.map(({ path, value }) => ({ address: addressOf(state, 'setValues', path), value }))
      assertApart(values.map(({ address }) => address))
      dispatch({ type: 'valuesSet', values, byUser })
    },
    setErrors: ({ errors = [] } = {}) =>
      dispatch({ type: 'errorsSet', errors: errors.map(({ path, message }) => ({ address: addressAt(state, path), path, message })) }),
    subscribe: effects.watchValue,
    undo: () => effects.applyHistory('undo'),
    redo: () => effects.applyHistory('redo'),
    get canUndo() {
      return state.history.canUndo
    },
    get canRedo() {
      return state.history.canRedo
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
    getSubmitRest: () => takeSnapshot(state).rest,
    getDirtyPaths: () => [...state.indexes.dirty].map((address) => pathOf(state, address)),
    getSetAside: () => readSetAside(state),
    getUnread: () => readUnread(state, { hidden: false }),
    getOtherSides: otherSides,
    getSchemaData: () => selectSchemaData(state),
    discardSetAside: () => dispatch({ type: 'setAsideDiscarded' }),
    getSchema: () => state.plan.schema,
  }
  return Object.assign(handle, { [storeKey]: store })
}

function addressOf(state: FormStore['state'], method: string, path: Path | string): Address {
  const address = addressAt(state, path)
  if (address !== undefined) return address
  throw new Error(`moduleform: ${method} found no field at ${JSON.stringify(path)}. Give ids and indexes of existing rows.`)
}

/** Which of two values counts where one lies inside the other nobody could tell. */
function assertApart(addresses: readonly Address[]): void {
  const inside = addresses.find((address, index) => addresses.some((other, at) => at !== index && isWithin(address, other)))
  if (inside !== undefined) throw new Error(`moduleform: setValues got two values at or around ${inside}. Give each place once.`)
}
