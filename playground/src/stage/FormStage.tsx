import { ModuleForm, type FormData, type ModuleFormHandle, type Problem } from 'moduleform'
import type { RefObject } from 'react'
import { loadSampleConnections } from '../../sampleConnections.ts'
import type { RequestLog } from '../requests/createRequestLog.ts'
import { proxyFetch } from '../requests/proxyFetch.ts'
import type { Settings } from '../settings/settings.ts'

interface FormStageProps {
  readonly settings: Settings
  /** Why the module cannot be asked at all. */
  readonly urlProblem: string | undefined
  readonly form: RefObject<ModuleFormHandle | null>
  readonly log: RequestLog
  readonly onFormData: (formData: FormData, isValid: boolean) => void
  readonly onSubmitted: (formData: FormData) => void
  readonly onProblems: (problems: readonly Problem[]) => void
}

const loadCodeEditor = () => import('moduleform/monaco')

// A build that is served without the dev server has no proxy; then modules have to allow the page themselves.
const way = import.meta.env.DEV ? { fetch: proxyFetch } : {}

/** The form, in a card as wide as the side panel it is made for. */
export function FormStage({ settings, urlProblem, form, log, onFormData, onSubmitted, onProblems }: FormStageProps) {
  const { module, wire, merge, width } = settings
  return (
    <div className="pg-stage">
      <div className="pg-card" data-width={width}>
        {urlProblem === undefined ? (
          <ModuleForm
            ref={form}
            baseUrl={module}
            wire={wire}
            schemaMerge={merge}
            {...way}
            connections={loadSampleConnections}
            codeEditor={loadCodeEditor}
            onRequest={log.observe}
            onChange={(formData, { valid }) => onFormData(formData, valid)}
            onSubmit={onSubmitted}
            onProblems={onProblems}
          />
        ) : (
          <p className="pg-notice" role="alert">
            {urlProblem}
          </p>
        )}
      </div>
    </div>
  )
}
