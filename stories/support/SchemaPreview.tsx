import { ModuleForm, type FormValues, type ModuleFormHandle, type ModuleFormProps, type Problem } from 'moduleform'
import { formatProblem } from 'moduleform/lint'
import { useRef, useState, type ReactNode } from 'react'
import './schemaPreview.css'

export interface SchemaPreviewProps {
  /** JSON text, or the object that a control of Storybook made of it. */
  readonly schema: unknown
  readonly baseUrl: string
  readonly wire: 'plain' | 'data'
  readonly schemaMerge: 'merge' | 'accumulate' | 'replace'
  readonly fetch?: ModuleFormProps['fetch']
}

/** A form with everything a module builder wants to know about it. */
export function SchemaPreview({ schema, baseUrl, wire, schemaMerge, fetch }: SchemaPreviewProps) {
  const { json, error } = readSchema(schema)
  const form = useRef<ModuleFormHandle>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [formData, setFormData] = useState<FormValues>({})
  const [submitted, setSubmitted] = useState<FormValues>()
  const readForm = (found: readonly Problem[]) => {
    setProblems(found)
    // Defaults are there before anything has changed.
    setFormData(form.current?.getFormData() ?? {})
  }
  if (error !== undefined) return <p className="preview-message">{error}</p>
  if (json === undefined && baseUrl === '')
    return <p className="preview-message">Paste a schema into the controls, or give the address of a module.</p>
  return (
    <div className="preview">
      {/* Another module is another form: nothing of the old one may show. */}
      <ModuleForm
        ref={form}
        key={`${baseUrl} ${wire}`}
        {...(json !== undefined && { schema: json })}
        {...(baseUrl !== '' && { baseUrl, wire, ...(fetch && { fetch }) })}
        schemaMerge={schemaMerge}
        onProblems={readForm}
        onChange={setFormData}
        onSubmit={setSubmitted}
      />
      <Part title={problems.length === 0 ? 'No problems found' : `Problems (${problems.length})`}>
        <ul>
          {problems.map((problem) => (
            <ProblemLine key={`${problem.code} ${problem.pointer}`} problem={problem} />
          ))}
        </ul>
      </Part>
      <Json title="Form data" value={formData} />
      {submitted !== undefined && <Json title="Submitted data" value={submitted} />}
    </div>
  )
}

function ProblemLine({ problem }: { readonly problem: Problem }) {
  const { message, hint } = formatProblem(problem)
  return (
    <li>
      <strong>{problem.level}</strong> {message} {hint}
    </li>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="preview-title">{title}</h2>
      {children}
    </section>
  )
}

function Json({ title, value }: { readonly title: string; readonly value: unknown }) {
  return (
    <Part title={title}>
      <pre className="preview-json">{JSON.stringify(value, null, 2)}</pre>
    </Part>
  )
}

/** JSON text is parsed; what already is an object is taken as it is. */
function readSchema(schema: unknown): { readonly json?: unknown; readonly error?: string } {
  if (typeof schema !== 'string') return { json: schema }
  if (schema.trim() === '') return {}
  try {
    return { json: JSON.parse(schema) }
  } catch (cause) {
    return { error: `The schema is not JSON: ${cause instanceof Error ? cause.message : String(cause)}` }
  }
}
