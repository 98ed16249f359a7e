import { isEqual } from 'moduleform/core'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { JsonText } from '../json/JsonText.tsx'
import type { PaneProps } from '../panes/paneProps.ts'
import { describeProblems } from '../schema/describeProblems.ts'
import { joinProblems, type ShownProblem } from '../schema/listProblems.ts'
import { ProblemList } from '../schema/ProblemList.tsx'
import { readSource, type ReadSource } from '../schema/readSource.ts'
import { maskSecrets } from '../../../src/core/secrets/maskJson.ts'
import type { EditorTarget } from './SchemaEditor.tsx'

const SchemaEditor = lazy(async () => ({ default: (await import('./SchemaEditor.tsx')).SchemaEditor }))

type EditorPaneProps = Pick<PaneProps, 'answer' | 'isOpened' | 'file' | 'held' | 'secrets' | 'problems' | 'form'>

const nothing: unknown = undefined

/** An editor for the schema: the edited schema is shown in the form instead of the module's answer. */
export function SchemaEditorPane({ answer, isOpened, file, held, secrets, problems, form }: EditorPaneProps) {
  const [target, setTarget] = useState<EditorTarget>()
  const [isOpen, setOpen] = useState(false)
  const masked = useMemo(() => maskSecrets(answer, secrets), [answer, secrets])
  const isSecret = held.text === undefined && !isOpen && !isEqual(masked, answer)
  const shownAnswer = isSecret ? masked : answer
  const text = held.text ?? (answer === nothing ? '' : JSON.stringify(shownAnswer, null, 2))
  const read = useMemo(() => held.read ?? readSource(text), [held.read, text])
  const isOfForm = held.text === undefined || read.isForm
  // A masked text is not judged: its masks are no values.
  const schema = held.text === undefined ? answer : read.schema
  const shown = useMemo(
    () => describeProblems({ ...read, schema }, { found: isOfForm ? problems : [], inForce: readInForce(form), isKept: !isOfForm }),
    [read, schema, isOfForm, problems, form],
  )
  const isReady = useIdle()
  const plainText = answer === nothing ? <div className="pg-editor" /> : <JsonText label="Schema" value={shownAnswer} />
  /** For buttons that vanish when they are pressed. */
  const focusText = () => setTarget({ line: 1, column: 1, takesFocus: true })
  const choose = ({ source, fieldPath }: ShownProblem) => {
    const hasFocus = fieldPath.length > 0 && form.current?.focusField(fieldPath) === true
    setTarget({ ...source, takesFocus: !hasFocus })
  }
  if (answer === nothing && held.text === undefined && file !== undefined)
    return <p className="pg-line pg-faint">The file holds no schema yet.</p>
  return (
    <>
      <div className="pg-line pg-editor-head">
        <span>{describeState(held, read, answer === nothing ? 'nothing' : isOpened ? 'opened' : 'answer', file?.name)}</span>
        {isSecret && (
          <button
            type="button"
            className="pg-link"
            onClick={() => {
              setOpen(true)
              focusText()
            }}
          >
            Show passwords to edit
          </button>
        )}
        {held.text !== undefined && (
          <button
            type="button"
            className="pg-link"
            onClick={() => {
              held.release()
              focusText()
            }}
          >
            {file === undefined ? 'Let the module answer' : 'Back to the file'}
          </button>
        )}
      </div>
      {isReady ? (
        <Suspense fallback={plainText}>
          <SchemaEditor text={text} isReadOnly={isSecret} target={target} onText={held.edit} />
        </Suspense>
      ) : (
        plainText
      )}
      {text !== '' && <ProblemList problems={shown} onChoose={choose} />}
    </>
  )
}

function describeState(
  held: EditorPaneProps['held'],
  read: ReadSource,
  shown: 'nothing' | 'opened' | 'answer',
  fileName: string | undefined,
): string {
  if (held.text === undefined) {
    if (shown === 'nothing') return 'No schema yet. Paste one to see its form.'
    if (shown === 'opened') return 'As opened, the module was not asked. Edits replace it.'
    return fileName === undefined ? 'The last answer. Edits replace it.' : `Read from ${fileName}. Edits stay here.`
  }
  if (!read.isForm && held.schema === undefined) return 'Edited. The form appears once there is a list of fields.'
  if (read.fault !== undefined) return 'Edited. The form shows the last readable version.'
  if (!read.isForm) return 'Edited. The form shows the last version with a list of fields.'
  if (shown === 'opened') return 'Edited. Replaces what was opened.'
  return fileName === undefined ? 'Edited. Replaces the last answer.' : 'Edited. Replaces the file.'
}

const readInForce = (form: PaneProps['form']) => form.current?.getSchema()

/** How many problems the schema has that is shown. */
export const countProblems = ({ answer, held, problems }: Pick<PaneProps, 'answer' | 'held' | 'problems'>): number =>
  held.read === undefined ? joinProblems(answer, problems).length : joinProblems(held.read.schema, held.read.isForm ? problems : []).length

/** Milliseconds after which the page counts as idle in any case. */
const patience = 1000

/** Becomes true when the page is idle, so that the heavy editor loads after everything a user waits for. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (isIdle) return undefined
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: patience })
    return () => cancelIdleCallback(waiting)
  }, [isIdle])
  return isIdle
}
