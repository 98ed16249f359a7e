import { ModuleForm, type FormValues, type ModuleFormHandle, type Problem } from 'moduleform'
import { useRef, type RefObject } from 'react'
import { loadSampleConnections } from '../../sampleConnections.ts'
import { FileNotice } from '../file/FileNotice.tsx'
import type { ShownFile } from '../file/shownFile.ts'
import type { RequestLog } from '../requests/createRequestLog.ts'
import { createProxyFetch } from '../requests/createProxyFetch.ts'
import { readServerOffer } from '../settings/readServerOffer.ts'
import type { Settings } from '../settings/settings.ts'
import { ConsentCard } from './ConsentCard.tsx'
import { sampleReferences } from './sampleReferences.ts'
import { useConsent } from './useConsent.ts'

interface FormStageProps {
  readonly settings: Settings
  /** Shown in place of the module. */
  readonly file: ShownFile | undefined
  /** Why the module cannot be asked at all. */
  readonly urlProblem: string | undefined
  readonly form: RefObject<ModuleFormHandle | null>
  readonly log: RequestLog
  readonly onFormData: (formData: FormValues, isValid: boolean) => void
  readonly onSubmitted: (formData: FormValues) => void
  readonly onProblems: (problems: readonly Problem[]) => void
}

const loadCodeEditor = () => import('moduleform/monaco')

// Where the server of the page has no proxy, modules have to allow the page themselves.
const proxyPath = readServerOffer('module-proxy')
const way = proxyPath === undefined ? {} : { fetch: createProxyFetch(proxyPath) }
const server = { path: proxyPath, token: readServerOffer('proxy-token') }

/** The form, in a card as wide as the side panel it is made for. */
export function FormStage({ settings, file, urlProblem, form, log, onFormData, onSubmitted, onProblems }: FormStageProps) {
  const { module, wire, merge, width, fill, search } = settings
  const source = file === undefined ? { baseUrl: module, wire, schemaMerge: merge, ...way } : { schema: file.schema }
  const { consent, allow } = useConsent(file === undefined && urlProblem === undefined ? module : undefined, server)
  const problem = urlProblem ?? consent?.reason
  const isShown = file === undefined ? urlProblem === undefined && consent?.state === 'open' : file.schema !== undefined
  const stage = useRef<HTMLDivElement>(null)
  const allowIt = async () => {
    await allow()
    // The button that had the focus is gone.
    stage.current?.focus()
  }
  return (
    <div className="pg-stage" ref={stage} tabIndex={-1}>
      <div className="pg-card" data-width={width}>
        {file !== undefined && <FileNotice file={file} />}
        {file === undefined && problem !== undefined && (
          <p className="pg-notice" role="alert">
            {problem}
          </p>
        )}
        {consent?.state === 'unnamed' && <ConsentCard addresses={consent.addresses} onAllow={() => void allowIt()} />}
        {isShown && (
          <ModuleForm
            ref={form}
            {...source}
            connections={loadSampleConnections}
            codeEditor={loadCodeEditor}
            templates={fill === 'references' ? sampleReferences : undefined}
            search={search === 'on'}
            onRequest={log.observe}
            onChange={(formData, { valid }) => onFormData(formData, valid)}
            onSubmit={onSubmitted}
            onProblems={onProblems}
          />
        )}
      </div>
    </div>
  )
}
