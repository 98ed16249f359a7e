import type { ModuleFormHandle } from 'moduleform'
import { useMemo, useRef } from 'react'
import { Bar } from './bar/Bar.tsx'
import { useSchemaFile } from './file/useSchemaFile.ts'
import { createRequestLog } from './requests/createRequestLog.ts'
import { useRequests } from './requests/useRequests.ts'
import { checkModuleUrl } from './settings/checkModuleUrl.ts'
import { readServerOffer } from './settings/readServerOffer.ts'
import { useSettings } from './settings/useSettings.ts'
import { useTheme } from './settings/useTheme.ts'
import { Workspace } from './Workspace.tsx'

const demoOrigin = readServerOffer('demo-modules')
const fileName = readServerOffer('schema-file')
const defaultModule = demoOrigin === undefined || fileName !== undefined ? '' : `${demoOrigin}/crm`

/** The whole app: a bar, and below it the form of one module, or of a schema file, with all that can be seen of it. */
export function Playground() {
  const [settings, change] = useSettings(defaultModule)
  useTheme(settings.theme)
  const form = useRef<ModuleFormHandle>(null)
  const { module, wire } = settings
  // An address that names a module is about that.
  const file = useSchemaFile(module === '' ? fileName : undefined)
  const subject = file === undefined ? `${wire} ${module}` : 'file'
  // Another module, or another way to ask it, starts a list of its own.
  const log = useMemo(() => ({ subject, ...createRequestLog() }), [subject])
  const requests = useRequests(log)
  const urlProblem = checkModuleUrl(module)
  return (
    <div className="mf pg-app">
      <Bar
        settings={settings}
        onChange={change}
        demoOrigin={demoOrigin}
        fileName={file?.name}
        lastRequest={requests.at(-1)}
        onReload={urlProblem === undefined ? () => form.current?.reload() : undefined}
      />
      <Workspace key={subject} settings={settings} file={file} urlProblem={urlProblem} form={form} log={log} requests={requests} />
    </div>
  )
}
