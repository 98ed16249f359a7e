import type { ModuleFormHandle, Problem } from 'moduleform'
import { useId, useState, type RefObject } from 'react'
import { DataPane, type Current, type Submitted } from './data/DataPane.tsx'
import type { ShownFile } from './file/shownFile.ts'
import { Pane } from './Pane.tsx'
import { Tabs } from './parts/Tabs.tsx'
import { useMediaQuery } from './parts/useMediaQuery.ts'
import type { RequestLog } from './requests/createRequestLog.ts'
import type { LoggedRequest } from './requests/loggedRequest.ts'
import { RequestDrawer } from './requests/RequestDrawer.tsx'
import { readSchemaAnswer } from './schema/readSchemaAnswer.ts'
import { SchemaPane } from './schema/SchemaPane.tsx'
import { useSecrets } from './useSecrets.ts'
import type { Settings } from './settings/settings.ts'
import { FormStage } from './stage/FormStage.tsx'

interface WorkspaceProps {
  readonly settings: Settings
  /** Shown in place of the module. */
  readonly file: ShownFile | undefined
  readonly urlProblem: string | undefined
  readonly form: RefObject<ModuleFormHandle | null>
  readonly log: RequestLog
  readonly requests: readonly LoggedRequest[]
}

type PaneId = 'schema' | 'form' | 'data' | 'requests'

/** The form of one module or file between what came, what was asked for and what it holds. */
export function Workspace({ settings, file, urlProblem, form, log, requests }: WorkspaceProps) {
  const idPrefix = useId()
  const isWide = useMediaQuery('(min-width: 1080px)')
  const [chosen, choose] = useState<PaneId>('form')
  const [current, setCurrent] = useState<Current>({ formData: {}, isValid: undefined })
  const [submitted, setSubmitted] = useState<Submitted>()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const secrets = useSecrets(requests, file?.schema, file && current.formData)
  const answers = requests.filter(({ endpoint, outcome }) => endpoint === 'schema' && outcome === 'answered')
  const answer = file === undefined ? readSchemaAnswer(answers.at(-1)?.responseBody) : file.schema
  const tabOf = (id: PaneId) => (isWide ? undefined : { idPrefix, isChosen: chosen === id })
  const tabs = [
    { id: 'form', label: 'Form' },
    { id: 'schema', label: 'Schema', ...(problems.length > 0 ? { count: problems.length } : {}) },
    { id: 'data', label: 'Data' },
    ...(file === undefined ? [{ id: 'requests', label: 'Requests', count: requests.length } as const] : []),
  ] as const
  return (
    <main className="pg-work" data-layout={isWide ? 'panes' : 'tabs'}>
      {!isWide && <Tabs label="Panes" idPrefix={idPrefix} tabs={tabs} chosen={chosen} onChoose={choose} />}
      <Pane id="schema" label="Schema" tab={tabOf('schema')}>
        <SchemaPane answer={answer} file={file} secrets={secrets} problems={problems} form={form} onShowForm={() => choose('form')} />
      </Pane>
      <Pane id="form" label="Form" tab={tabOf('form')}>
        <FormStage
          settings={settings}
          file={file}
          urlProblem={urlProblem}
          form={form}
          log={log}
          onFormData={(formData, isValid) => setCurrent({ formData, isValid })}
          onSubmitted={(data) => setSubmitted({ formData: data, at: new Date() })}
          onProblems={(found) => {
            setProblems(found)
            // The state a form starts with is no change, and this is when it is there.
            setCurrent((now) => ({ ...now, formData: form.current?.getFormData() ?? now.formData }))
          }}
        />
      </Pane>
      <Pane id="data" label="Data" tab={tabOf('data')}>
        <DataPane current={current} submitted={submitted} secrets={secrets} />
      </Pane>
      {file === undefined && (
        <Pane id="requests" label="Requests" tab={tabOf('requests')}>
          <RequestDrawer requests={requests} secrets={secrets} isWide={isWide} />
        </Pane>
      )}
    </main>
  )
}
