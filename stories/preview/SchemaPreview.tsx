import type { FormValues, ModuleFormHandle, ModuleFormProps, Problem } from 'moduleform'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import '../../playground/src/json/json.css'
import '../../playground/src/parts/parts.css'
import '../../playground/src/schema/problems.css'
import { DataPane } from '../../playground/src/data/DataPane.tsx'
import type { Submitted } from '../../playground/src/data/formDataState.ts'
import { useCurrentData } from '../../playground/src/data/useCurrentData.ts'
import { asWholeForm } from '../../playground/src/schema/asWholeForm.ts'
import { describeProblems } from '../../playground/src/schema/describeProblems.ts'
import type { ShownProblem } from '../../playground/src/schema/listProblems.ts'
import { ProblemList } from '../../playground/src/schema/ProblemList.tsx'
import { readSchemaAnswer } from '../../src/client/readAnswerContent.ts'
import { findSecrets } from '../../src/core/secrets/maskJson.ts'
import { exampleSchema } from './exampleSchema.ts'
import { FormPart } from './FormPart.tsx'
import { ModuleBox } from './ModuleBox.tsx'
import { readSource, type ReadSource } from '../../playground/src/schema/readSource.ts'
import './schemaPreview.css'
import { SchemaText, type LineTarget } from './SchemaText.tsx'
import { Tools } from './Tools.tsx'
import { useLink } from './useLink.ts'
import { useOpenedFile } from './useOpenedFile.ts'
import { usePreviewSource, type Kept, type PreviewSource } from './usePreviewSource.ts'

export interface SchemaPreviewProps {
  /** The link in the address of the page, as written by the page itself. Without it, the example is opened. */
  readonly link?: string
  /** Called with the new link for the address. */
  readonly onLink?: (link: string) => void
  /** The address of this page with a link in it. */
  readonly addressOf?: (link: string) => string
  /** How modules are called; by default over the network. */
  readonly fetch?: ModuleFormProps['fetch']
}

interface FormProblems {
  readonly found: readonly Problem[]
  /** The schema they were found in, which reloads may have changed since the text was read. */
  readonly inForce: unknown
}

/** A schema beside its form, with its problems and the form data. */
export function SchemaPreview({ link = '', onLink, addressOf, fetch }: SchemaPreviewProps) {
  const form = useRef<ModuleFormHandle>(null)
  const { source, notice, replace, edit, showAnswer, undo } = usePreviewSource(link === '' ? exampleSchema : '', () =>
    readContent(form.current),
  )
  const { read, last, shownSource } = useReadSource(source)
  const [ofForm, setOfForm] = useState<FormProblems>({ found: [], inForce: undefined })
  const { current, noteChange, noteProblems } = useCurrentData(form, shownSource.formId)
  const [submitted, setSubmitted] = useState<Submitted & { readonly formId: number }>()
  const [target, setTarget] = useState<LineTarget>()
  const linking = useLink({
    opened: link,
    source,
    isUntouched: source.baseUrl === undefined && (source.text === exampleSchema || (source.formId === 0 && source.text === '')),
    onOpen: ({ text, baseUrl }) => replace({ text: text ?? '', baseUrl, isOfModule: text === undefined }, 'Opened from the link.'),
    onLink,
  })
  const shown = useMemo(() => listNamed(read, ofForm), [read, ofForm])
  const secrets = useMemo(() => findSecrets([last.schema, current.formData]), [last, current])
  const isShown = shownSource.isOfModule ? shownSource.baseUrl !== undefined : last.isForm
  const isOld = !read.isForm && last.isForm && !shownSource.isOfModule
  const choose = ({ source: { line }, fieldPath }: ShownProblem) => {
    const hasFocus = fieldPath.length > 0 && form.current?.focusField(fieldPath) === true
    setTarget({ line, takesFocus: !hasFocus })
  }
  const file = useOpenedFile(source, (text, said) => replace({ text }, said))
  return (
    <main className="mf sp">
      <section className="sp-source" aria-label="Schema and problems">
        <h1 className="sp-title">Schema preview</h1>
        <Tools
          fault={linking.problem ?? file.fault}
          notice={notice}
          onUndo={undo}
          onFile={file.open}
          onExample={() => replace({ text: exampleSchema }, 'This is the example.')}
          onClear={() => replace({ text: '' }, 'The box is empty.')}
          address={linking.link === '' || linking.isTooLong ? undefined : addressOf?.(linking.link)}
          isTooLong={linking.isTooLong}
        />
        <SchemaText
          text={source.text}
          problems={shown}
          target={target}
          onText={(text) => {
            edit(text)
            // The target is needed only once.
            setTarget(undefined)
          }}
        />
        <ModuleBox
          baseUrl={source.baseUrl}
          formId={source.formId}
          onLoad={(baseUrl) => replace({ text: '', baseUrl, isOfModule: true }, `The module at ${baseUrl} is asked.`)}
          onLeave={() => replace({ baseUrl: undefined }, 'The module is not asked any more.')}
        />
        {source.text.trim() !== '' && <ProblemList problems={shown} onChoose={choose} />}
      </section>
      <FormPart
        ref={form}
        source={shownSource}
        schema={last.schema}
        isShown={isShown}
        isOld={isOld}
        fetch={fetch}
        onAnswer={(body) => showAnswer(shownSource.formId, () => writeJson(readSchemaAnswer(body) ?? body))}
        onMerged={() =>
          showAnswer(shownSource.formId, (text) => {
            const answer: unknown = text === '' ? undefined : JSON.parse(text)
            const whole = asWholeForm(answer, form.current?.getSchema())
            return whole === answer ? text : writeJson(whole)
          })
        }
        onChange={noteChange}
        onSubmitted={(formData: FormValues) => setSubmitted({ formData, at: new Date(), formId: shownSource.formId })}
        onProblems={(found) => {
          setOfForm({ found, inForce: form.current?.getSchema() })
          noteProblems()
        }}
      />
      <section className="sp-data" aria-label="Data">
        {isShown ? (
          <DataPane current={current} submitted={submitted?.formId === shownSource.formId ? submitted : undefined} secrets={secrets} />
        ) : (
          <p className="pg-line">There is no form yet.</p>
        )}
      </section>
    </main>
  )
}

const writeJson = (value: unknown): string => JSON.stringify(value, null, 2)

/** What the form holds, texts that are no values among it. */
function readContent(form: ModuleFormHandle | null): Kept | undefined {
  return form === null ? undefined : { initialValues: form.getFormData(), initialSetAside: [...form.getSetAside(), ...form.getUnread()] }
}

/**
 * The current text, and the last one of this source that was a form: a typing error must not remove the form. The form follows later than
 * the box, and as a whole: a new form that began with the schema before would fill in its defaults.
 */
function useReadSource(source: PreviewSource) {
  const shownSource = useDeferredValue(source)
  const { text, formId } = shownSource
  const read = useMemo(() => readSource(text), [text])
  const [last, keep] = useState({ read, formId })
  if (formId !== last.formId || (read.isForm && read !== last.read)) keep({ read, formId })
  return { read, last: last.read, shownSource }
}

/** The problems of the text, each with its field. */
const listNamed = (read: ReadSource, { found, inForce }: FormProblems): readonly ShownProblem[] =>
  describeProblems(read, { found: read.isForm ? found : [], inForce, isKept: !read.isForm }).map(nameField)

const nameField = (problem: ShownProblem): ShownProblem =>
  problem.fieldPath.length === 0 ? problem : { ...problem, message: `${problem.fieldPath.join(' › ')}: ${problem.message}` }
