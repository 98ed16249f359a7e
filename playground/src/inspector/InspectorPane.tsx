import type { ModuleFormHandle } from 'moduleform'
import { formatPointer } from 'moduleform/core'
import { explainField, listFields, observeForm } from 'moduleform/explain'
import { useEffect, useId, useState, useSyncExternalStore, type RefObject } from 'react'
import type { PaneProps } from '../panes/paneProps.ts'
import { FieldFacts } from './FieldFacts.tsx'
import { formatPath } from './sentence.ts'
import { useInspected, type Inspected } from './useInspected.ts'

/** Why a field is as it is: the field under the pointer, with the current or last focus, or chosen from the list. */
export function InspectorPane({ form: ref }: Pick<PaneProps, 'form'>) {
  const form = useWatchedForm(ref)
  const inspected = useInspected(form)
  if (form === undefined) return <p className="pg-line">There is no form to inspect yet.</p>
  const { path, inspect } = inspected
  const field = path && explainField(form, path)
  return (
    <>
      <FieldChooser form={form} inspected={inspected} />
      {path === undefined && <p className="pg-line">Point at a field, focus it, or choose one above.</p>}
      {path !== undefined && field === undefined && <p className="pg-line">The form has no field {formatPath(path)} now.</p>}
      {field !== undefined && <FieldFacts field={field} onInspect={inspect} />}
    </>
  )
}

interface FieldChooserProps {
  readonly form: ModuleFormHandle
  readonly inspected: Inspected
}

/** All fields of the form, including hidden ones, and actions for the inspected one. */
function FieldChooser({ form, inspected }: FieldChooserProps) {
  const { path, isPinned, setPinned, inspect } = inspected
  const id = useId()
  const fields = listFields(form)
  const chosen = fields.find((field) => path !== undefined && formatPointer(field.path) === formatPointer(path))
  return (
    <div className="pg-inspector-bar">
      <label className="pg-hidden" htmlFor={id}>
        Field to inspect
      </label>
      <select
        id={id}
        className="pg-select pg-grow"
        value={chosen === undefined ? '' : formatPointer(chosen.path)}
        onChange={({ target }) => {
          const next = fields.find((field) => formatPointer(field.path) === target.value)
          if (next !== undefined) inspect(next.path)
        }}
      >
        {chosen === undefined && <option value="">Choose a field</option>}
        {fields.map(({ path: at, label, isHidden, hasError }) => (
          <option key={formatPointer(at)} value={formatPointer(at)}>
            {`${'\u2003'.repeat(at.length - 1)}${label === '' ? formatPath(at) : label}${isHidden ? ' (hidden)' : ''}${hasError ? ' (error)' : ''}`}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="pg-button"
        disabled={chosen === undefined || chosen.isHidden}
        onClick={() => path !== undefined && form.focusField(path)}
      >
        Go to
      </button>
      <button
        type="button"
        className="pg-button pg-pin"
        aria-pressed={isPinned}
        aria-keyshortcuts="Alt+Shift+P"
        title="Keep this field while you go on (Alt+Shift+P)"
        onClick={() => setPinned(!isPinned)}
      >
        Pin
      </button>
    </div>
  )
}

/** The form in a ref, observed as soon as it exists; each change causes a render, at most one per frame. */
function useWatchedForm(ref: RefObject<ModuleFormHandle | null>): ModuleFormHandle | undefined {
  // Filling a ref causes no render: it is read with each render, and each request or change causes one.
  const form = useSyncExternalStore(neverTold, () => ref.current) ?? undefined
  const [, renderAgain] = useState(0)
  useEffect(() => {
    if (form === undefined) return undefined
    let frame: number | undefined
    const stop = observeForm(form, () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        renderAgain((count) => count + 1)
      })
    })
    return () => {
      stop()
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [form])
  return form
}

const neverTold = () => () => {}
