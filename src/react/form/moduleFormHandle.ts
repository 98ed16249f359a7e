import { isJsonObject } from '../../core/schema/json.ts'
import type { Schema } from '../../core/schema/model.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import type { FieldPath, ValueAt } from '../../core/values/fieldPath.ts'
import type { FormValuesOf, IdsOf } from '../../core/values/formValuesOf.ts'
import type { Address, Path } from '../../core/values/path.ts'
import type { SetAsideData } from '../../store/cells/cell.ts'
import { addressAt, pathOf, selfAndAncestors } from '../../store/cells/pathOf.ts'
import { readSetAside, readUnread } from '../../store/cells/readRest.ts'
import { freeze, readFormData, readSubmitData } from '../../store/cells/readValues.ts'
import type { FormEffects } from '../../store/createFormEffects.ts'
import type { OtherSide } from '../../store/expressions/otherSides.ts'
import type { SubmitErrors, SubmitRest } from '../../store/formEnvironment.ts'
import type { FormStore } from '../../store/formStore.ts'
import { selectSchemaData } from '../../store/schema/sentValues.ts'
import { readErrors } from '../../store/submit/readErrors.ts'
import { type SubmitOutcome, takeSnapshot } from '../../store/submit/submitEffect.ts'

/**
 * The actions of a form for its host: through `ref` and through `useModuleForm()`. Paths are arrays of ids and row indexes, or JSON
 * Pointers. With the type of a schema, `ModuleFormHandle<typeof schema>`, only paths of its fields are accepted; a handle typed this way is
 * assignable to the untyped one.
 */
export type ModuleFormHandle<S = unknown> = string extends IdsOf<S> ? UntypedHandle : HandleOf<S>

/** A `ModuleFormHandle` of any schema. */
// With a member of its own; otherwise TypeScript would treat it as `HandleOf<unknown>` and compare the two by `S` instead of by their
// members.
export interface UntypedHandle extends HandleOf<unknown> {
  readonly getFormData: () => FormValues
}

/** The members of a `ModuleFormHandle`. */
export interface HandleOf<S> {
  /**
   * Validates and submits; never rejects. Waits for a schema that is being loaded. Resolves with `submitted`; `invalid`: the form has
   * errors, or `onSubmit` returned some; `failed`: `onSubmit` threw or rejected; `stopped`: the form can't be edited, has no schema or
   * couldn't load the one it needs, or was reset meanwhile.
   */
  readonly submit: () => Promise<SubmitOutcome>
  /** Resets to `initialValues`, which can be undone; or to the given values, as a new start that cannot. */
  reset(this: void, values?: FormValuesOf<S>): void
  /** Sets a value; `undefined` clears it. Throws if no field is at the path. */
  setValue<const P extends FieldPath<S>>(this: void, path: P, value: ValueAt<S, P> | undefined, options?: SetOptions): void
  /** Sets several values, none of which may lie inside another. Throws if a path leads to no field, and then sets none. */
  setValues(this: void, changes: readonly ValueChange<S>[], options?: SetOptions): void
  /**
   * Sets errors of the form, like those that `onSubmit` may return: an error shows at its field and in the summary until the field changes
   * or the form is submitted; one whose path leads to no field shows only in the summary. Replaces all errors set before, including those
   * returned by a submit; `undefined` or `{}` clears them. Any path is accepted, as a server may send it: annotate errors that you write
   * yourself with `SubmitErrors<S>`.
   */
  setErrors(this: void, errors?: Partial<SubmitErrors<S> | SubmitErrors>): void
  /**
   * Calls the listener with the value at a path, of a field, a group or an array, whenever it has changed: once per change, with
   * `undefined` when there is no value any more. There may be no field at the path yet, and rows are addressed by their index. Returns a
   * function that unsubscribes. An error thrown by the listener goes to `onProblems`. Each subscription is checked with each change: for
   * many fields, `onChange` costs less.
   */
  subscribe<const P extends FieldPath<S>>(this: void, path: P, listener: (value: ValueAt<S, P> | undefined) => void): () => void
  /** Undoes the last change by a user or an agent. Decisions §11. */
  readonly undo: () => void
  /** Redoes the change that was undone last. */
  readonly redo: () => void
  /** There is a change to undo. */
  readonly canUndo: boolean
  /** There is a change to redo. */
  readonly canRedo: boolean
  /** Requests the schema from the module again. */
  readonly reload: () => void
  /**
   * Focuses a field, opening the rows around it; in a disabled form once that is enabled. `false` if no field is at the path, or it is
   * hidden.
   */
  focusField(this: void, path: FieldPath<S>): boolean
  /** All form data, hidden fields included. */
  readonly getFormData: () => FormValuesOf<S>
  /** The data that a submit would hand over, valid or not. */
  readonly getSubmitData: () => FormValuesOf<S>
  /** The second argument that `onSubmit` would get. `unchecked` covers only fields that have been validated. Decisions §8. */
  readonly getSubmitRest: () => SubmitRest
  /**
   * Paths changed by the user or the host since the form started or was reset: fields with another value, and arrays whose rows were added,
   * removed or moved. Defaults that the form applies itself do not count.
   */
  readonly getDirtyPaths: () => readonly Path[]
  /** The values without a field, for `initialSetAside`. Decisions §2. */
  readonly getSetAside: () => readonly SetAsideData[]
  /** Texts in fields that could not be read as a value and are therefore missing in the form data, for `initialSetAside`. Decisions §2. */
  readonly getUnread: () => readonly SetAsideData[]
  /**
   * What fields hold on their inactive side, for instance a number while its field holds an expression: kept while the form is mounted,
   * neither part of the form data nor submitted. Passwords are in plain text. Decisions §10.
   */
  readonly getOtherSides: () => readonly OtherSide[]
  /** The form data that the current schema was requested with, for `initialSchemaData`. Decisions §5. */
  readonly getSchemaData: () => FormValues
  /** Discards the values set aside, as a change that can be undone and triggers `onChange`. */
  readonly discardSetAside: () => void
  /** The current schema, before rule effects, as `/schema` would receive it. */
  readonly getSchema: () => Schema
}

/** One of several values to set. */
type ValueChange<S = unknown> =
  FieldPath<S> extends infer P ? (P extends P ? { readonly path: P; readonly value: ValueAt<S, P> | undefined } : never) : never

/** Options for setting values from code. */
export interface SetOptions {
  /** The change is made by a user or an agent: it can be undone, unlike changes that the host makes itself. */
  readonly byUser?: boolean
}

/** The key of the store in a handle and its copies, read by `moduleform/explain`. Not for hosts. */
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
    reset: (given) => {
      // As a handler of clicks it gets the event.
      const values = given && 'preventDefault' in given ? undefined : given
      dispatch({ type: 'formReset', values: values ?? initialValues(), byHost: values !== undefined })
    },
    setValue: (path, value, { byUser = false } = {}) =>
      dispatch({ type: 'valuesSet', values: [{ address: addressOf(state, 'setValue', path), value }], byUser }),
    setValues: (changes, { byUser = false } = {}) => {
      const values = changes.map(({ path, value }) => ({ address: addressOf(state, 'setValues', path), value }))
      assertApart(
        state,
        values.map(({ address }) => address),
      )
      dispatch({ type: 'valuesSet', values, byUser })
    },
    // Anything else would clear the errors that it brings.
    setErrors: (given = {}) => {
      const hasErrors = isJsonObject(given) && ('errors' in given || Object.keys(given).length === 0)
      const errors = hasErrors ? (given.errors ?? []) : null
      dispatch({ type: 'errorsSet', errors: readErrors(errors, state.settings, (path) => addressAt(state, path)) })
    },
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
      if (cell?.parent === undefined || store.isHidden(cell)) return false
      dispatch({ type: 'focusAsked', address: cell.address })
      return true
    },
    getFormData: () => readFormData(state),
    getSubmitData: () => readSubmitData(state),
    getSubmitRest: () => takeSnapshot(state).rest,
    getDirtyPaths: () => [...state.indexes.dirty].map((address) => pathOf(state, address)),
    getSetAside: () => freeze(readSetAside(state)),
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

/** If one value lay inside another, it would be undefined which of them wins. */
function assertApart(state: FormStore['state'], addresses: readonly Address[]): void {
  const all = new Set(addresses)
  const left = new Set(addresses)
  const inside = addresses.find((address) => {
    const [, ...around] = selfAndAncestors(state, state.cells.get(address))
    return !left.delete(address) || around.some((one) => all.has(one.address))
  })
  if (inside !== undefined)
    throw new Error(`moduleform: setValues got two values at or around ${JSON.stringify(pathOf(state, inside))}. Give each place once.`)
}
