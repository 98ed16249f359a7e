import { ModuleForm, type FormProps, type FormValues, type ModuleFormHandle, type ModuleFormProps, type Problem } from 'moduleform'
import type { Ref } from 'react'
import { loadSampleConnections } from '../../playground/sampleConnections.ts'
import type { PreviewSource } from './usePreviewSource.ts'

interface FormPartProps {
  readonly ref: Ref<ModuleFormHandle>
  readonly source: PreviewSource
  /** The last readable one. */
  readonly schema: unknown
  /** There is a form: of the schema, or of the module. */
  readonly isShown: boolean
  /** The text has changed since and has become unreadable. */
  readonly isOld: boolean
  readonly fetch: ModuleFormProps['fetch']
  /** Called with the module's answer to `/schema`, unless the request failed. */
  readonly onAnswer: (body: unknown) => void
  /** Called when an answer has been merged into the schema of the form. */
  readonly onMerged: () => void
  readonly onChange: NonNullable<FormProps['onChange']>
  readonly onSubmitted: (formData: FormValues) => void
  readonly onProblems: (problems: readonly Problem[]) => void
}

const loadCodeEditor = () => import('moduleform/monaco')

/** The form of the schema or the module. */
export function FormPart({
  ref,
  source,
  schema,
  isShown,
  isOld,
  fetch,
  onAnswer,
  onMerged,
  onChange,
  onSubmitted,
  onProblems,
}: FormPartProps) {
  const { baseUrl, isOfModule, formId, kept } = source
  return (
    <section className="sp-form" aria-label="Form">
      {isOld && <p className="sp-old">The form shows the schema as it could be read last.</p>}
      {isShown ? (
        <ModuleForm
          ref={ref}
          // Another module gets a new form, so that nothing of the old one is shown.
          key={`${formId} ${baseUrl ?? ''}`}
          {...(!isOfModule && { schema })}
          {...kept}
          {...(baseUrl !== undefined && { baseUrl, ...(fetch && { fetch }) })}
          connections={loadSampleConnections}
          codeEditor={loadCodeEditor}
          onRequest={(event) => {
            if (event.type !== 'ended' || event.endpoint !== 'schema') return
            if (event.error === undefined && event.responseBody !== undefined) onAnswer(event.responseBody)
          }}
          onReload={onMerged}
          onChange={onChange}
          onSubmit={onSubmitted}
          onProblems={onProblems}
        />
      ) : (
        <p className="sp-old">The form appears here as soon as there is a schema with a list of fields.</p>
      )}
    </section>
  )
}
