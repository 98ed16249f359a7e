import type { ModuleFormHandle } from 'moduleform'
import { useMemo, useRef } from 'react'
import { Bar } from './bar/Bar.tsx'
import { createRequestLog } from './requests/createRequestLog.ts'
import { useRequests } from './requests/useRequests.ts'
import { checkModuleUrl } from './settings/checkModuleUrl.ts'
import { readDemoOrigin } from './settings/readDemoOrigin.ts'
import { useSettings } from './settings/useSettings.ts'
import { useTheme } from './settings/useTheme.ts'
import { Workspace } from './Workspace.tsx'

const demoOrigin = readDemoOrigin()
const defaultModule = demoOrigin === undefined ? '' : `${demoOrigin}/crm`

/** The whole app: a bar, and below it the form of one module with all that can be seen of it. */
export function Playground() {
  const [settings, change] = useSettings(defaultModule)
  useTheme(settings.theme)
  const form = useRef<ModuleFormHandle>(null)
  const { module, wire } = settings
  const subject = `${wire} ${module}`
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
        lastRequest={requests.at(-1)}
        onReload={urlProblem === undefined ? () => form.current?.reload() : undefined}
      />
      <Workspace key={subject} settings={settings} urlProblem={urlProblem} form={form} log={log} requests={requests} />
    </div>
  )
}
