import { formatPointer, isEqual, type FormValues } from 'moduleform/core'
import { createModuleFormHandle, type ModuleFormHandle } from '../../src/react/form/moduleFormHandle.ts'
import { readOtherSides } from '../../src/store/expressions/otherSides.ts'
import { pathOf } from '../../src/store/cells/pathOf.ts'
import { isFormValid } from '../../src/store/validation/checkFields.ts'
import type { TestForm } from './createTestForm.ts'

/** What a form holds and shows, from the view of host and user. Fields are identified by JSON Pointer. */
export interface FormSnapshot {
  readonly data: FormValues
  readonly submitData: FormValues
  readonly hidden: FormValues
  /** The set-aside values that the host gets, and the lines that the user sees about them. */
  readonly setAside: { readonly handed: readonly string[]; readonly listed: readonly string[] }
  /** Texts that could not be read as values. */
  readonly unread: Readonly<Record<string, string | undefined>>
  readonly dirty: readonly string[]
  readonly touched: readonly string[]
  /** Errors at fields and in the summary. */
  readonly errors: unknown
  readonly warnings: unknown
  readonly rowKeys: Readonly<Record<string, readonly string[]>>
  /** Fields with expressions, and the other side of each field. */
  readonly expressions: readonly string[]
  readonly otherSides: Readonly<Record<string, unknown>>
  /** Whether a submit would succeed. */
  readonly valid: boolean
}

export type Aspect = keyof FormSnapshot

/** The handle that a host gets. */
export const handleOf = ({ store, effects }: TestForm): ModuleFormHandle =>
  createModuleFormHandle(
    store,
    effects,
    () => ({}),
    () => readOtherSides(store.state, pathOf),
  )

/** Records what a form holds and shows now. */
export function snapshotForm(form: TestForm): FormSnapshot {
  const { store } = form
  const { state } = store
  const handle = handleOf(form)
  const fields = [...state.cells.keys()].flatMap((address) => {
    const view = store.field(address)
    return view === undefined ? [] : [{ pointer: formatPointer(pathOf(state, address)), view, cell: view.cell }]
  })
  const list = <Item>(read: (field: (typeof fields)[number]) => Item | undefined) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const item = read(field)
        return item === undefined ? [] : [[field.pointer, item] as const]
      }),
    )
  const { errors, warnings, setAside } = form.view()
  const lines = (all: typeof errors) => all.map(({ path, label, message }) => ({ path, label, message }))
  return structuredClone({
    data: handle.getFormData(),
    submitData: handle.getSubmitData(),
    hidden: form.hiddenData(),
    setAside: { handed: sorted(handle.getSetAside()), listed: sorted(setAside) },
    unread: list(({ cell }) => (cell.unread ? cell.text : undefined)),
    dirty: handle.getDirtyPaths().map(formatPointer).sort(),
    touched: fields
      .filter(({ cell }) => cell.touched)
      .map(({ pointer }) => pointer)
      .sort(),
    errors: { atFields: list(({ view }) => view.error), inSummary: lines(errors) },
    warnings: { atFields: list(({ view }) => view.options?.notInList || undefined), inSummary: lines(warnings) },
    rowKeys: list(({ cell }) => cell.rows),
    expressions: fields.flatMap(({ pointer, cell }) => (cell.expression ? [pointer] : [])).sort(),
    otherSides: Object.fromEntries(readOtherSides(state, pathOf).map(({ path, value }) => [formatPointer(path), value])),
    valid: isFormValid(state),
  })
}

/** The order in which values were set aside does not matter. */
const sorted = (entries: readonly unknown[]) => entries.map((entry) => JSON.stringify(entry)).sort()

/** The aspects in which two snapshots differ, with both values. */
export const differencesBetween = (one: FormSnapshot, other: FormSnapshot): readonly { readonly aspect: Aspect; readonly what: string }[] =>
  // `as`: the keys of a snapshot are its aspects.
  (Object.keys(one) as Aspect[]).flatMap((aspect) =>
    isEqual(one[aspect], other[aspect])
      ? []
      : [{ aspect, what: `was ${JSON.stringify(one[aspect])} and is ${JSON.stringify(other[aspect])}` }],
  )
