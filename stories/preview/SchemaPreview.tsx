import type { FormValues, ModuleFormHandle, ModuleFormProps, Problem } from 'moduleform'
import { lintSchema } from 'moduleform/lint'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import '../../playground/src/json/json.css'
import '../../playground/src/parts/parts.css'
import '../../playground/src/schema/problems.css'
import { DataPane } from '../../playground/src/data/DataPane.tsx'
import type { Current, Submitted } from '../../playground/src/data/formDataState.ts'
import { listProblems, type ShownProblem } from '../../playground/src/schema/listProblems.ts'
import { ProblemList } from '../../playground/src/schema/ProblemList.tsx'
import { readSchemaAnswer } from '../../playground/src/schema/readSchemaAnswer.ts'
import { findSecrets } from '../../src/core/secrets/maskJson.ts'
import { exampleSchema } from './exampleSchema.ts'
import { FormPart } from './FormPart.tsx'
import { ModuleBox } from './ModuleBox.tsx'
import { readSource, type ReadSource } from '../../playground/src/schema/readSource.ts'
import './schemaPreview.css'
import { SchemaText, type LineTarget } from './SchemaText.tsx'
import { Tools } from './Tools.tsx'
import { useLink } from './useLink.ts'
import { usePreviewSource } from './usePreviewSource.ts'

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
  const { source, notice, replace, edit, showAnswer, undo } = usePreviewSource(link === '' ? exampleSchema : '')
  const form = useRef<ModuleFormHandle>(null)
  const [ofForm, setOfForm] = useState<FormProblems>({ found: [], inForce: undefined })
  const [current, setCurrent] = useState<Current>({ formData: {}, isValid: undefined })
  const [submitted, setSubmitted] = useState<Submitted>()
  const [target, setTarget] = useState<LineTarget>()
  const linking = useLink({
    opened: link,
    source,
    isUntouched: source.formId === 0 && (source.text === exampleSchema || source.text === ''),
    onOpen: ({ text, baseUrl }) => replace({ text: text ?? '', baseUrl, isOfModule: text === undefined }, 'Opened from the link.'),
    onLink,
  })
  const { read, last } = useReadSource(source.text)
  const shown = useMemo(() => describeProblems(read, ofForm), [read, ofForm])
  const secrets = useMemo(() => findSecrets([last.schema, current.formData]), [last, current])
  const isOld = !read.isForm && last.isForm && !source.isOfModule
  const choose = ({ source: { line }, fieldPath }: ShownProblem) => {
    const hasFocus = fieldPath.length > 0 && form.current?.focusField(fieldPath) === true
    setTarget({ line, takesFocus: !hasFocus })
  }
  const openFile = async (file: File) => replace({ text: await file.text() }, `Read from ${file.name}.`)
  useDroppedFile((file) => void openFile(file))
  return (
    <main className="mf sp">
      <section className="sp-source" aria-label="Schema and problems">
        <h1 className="sp-title">Schema preview</h1>
        <Tools
          notice={linking.problem ?? notice}
          onUndo={linking.problem === undefined && notice !== undefined ? undo : undefined}
          onFile={(file) => void openFile(file)}
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
          onLoad={(baseUrl) => replace({ text: '', baseUrl, isOfModule: true }, `Loaded from ${baseUrl}.`)}
          onLeave={() => replace({ baseUrl: undefined }, 'The module is not asked any more.')}
        />
        {source.text.trim() !== '' && <ProblemList problems={shown} onChoose={choose} />}
      </section>
      <FormPart
        ref={form}
        source={source}
        schema={last.isForm ? last.schema : undefined}
        isOld={isOld}
        fetch={fetch}
        onAnswer={(body) => showAnswer(JSON.stringify(readSchemaAnswer(body) ?? body, null, 2))}
        onFormData={(formData, isValid) => setCurrent({ formData, isValid })}
        onSubmitted={(formData: FormValues) => setSubmitted({ formData, at: new Date() })}
        onProblems={(found) => {
          setOfForm({ found, inForce: form.current?.getSchema() })
          // Defaults do not cause a change event.
          setCurrent((now) => ({ ...now, formData: form.current?.getFormData() ?? now.formData }))
        }}
      />
      <section className="sp-data" aria-label="Data">
        <DataPane current={current} submitted={submitted} secrets={secrets} />
      </section>
    </main>
  )
}

/** The current text, and the last one that was a form: a typing error must not remove the form. */
function useReadSource(text: string): { readonly read: ReadSource; readonly last: ReadSource } {
  const deferred = useDeferredValue(text)
  const read = useMemo(() => readSource(deferred), [deferred])
  const [last, keep] = useState(read)
  if (read.isForm && read !== last) keep(read)
  return { read, last }
}

/** Accepts a file that is dropped anywhere on the page. */
function useDroppedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (file === undefined) return
      event.preventDefault()
      take(file)
    }
    document.addEventListener('dragover', allow)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', allow)
      document.removeEventListener('drop', drop)
    }
  }, [])
}

/** The syntax error; otherwise the problems of the schema, found by the form, or by the linter if there is no form. */
function describeProblems({ schema, isForm, positions, fault }: ReadSource, { found, inForce }: FormProblems) {
  const ofText: readonly ShownProblem[] =
    fault === undefined
      ? []
      : [
          {
            key: 'text',
            level: 'error',
            message: fault.message,
            hint: '',
            position: fault.position,
            source: fault.position,
            pointer: '',
            fieldPath: [],
          },
        ]
  if (schema === undefined) return ofText
  const ofSchema = listProblems(isForm ? found : lintSchema(schema), { answer: schema, positions, inForce })
  return [...ofText, ...ofSchema.map(nameField)]
}

const nameField = (problem: ShownProblem): ShownProblem =>
  problem.fieldPath.length === 0 ? problem : { ...problem, message: `${problem.fieldPath.join(' › ')}: ${problem.message}` }
