import type { ModuleFormHandle } from 'moduleform'
import { useMemo, useRef, useState } from 'react'
import { dropSecrets, findSecrets, maskSecrets } from '../../src/core/secrets/maskJson.ts'
import { Bar } from './bar/Bar.tsx'
import { useChaos } from './chaos/chaos.ts'
import { ChaosMenu } from './chaos/ChaosMenu.tsx'
import { useModuleCheck } from './check/useModuleCheck.ts'
import { createEventLog } from './events/createEventLog.ts'
import { useSchemaFile } from './file/useSchemaFile.ts'
import { accessSecrets } from './module/accessSecrets.ts'
import { FoundWire } from './module/FoundWire.tsx'
import { useModuleAccess } from './module/useModuleAccess.ts'
import { useModuleWatch } from './module/useModuleWatch.ts'
import { createRequestLog } from './requests/createRequestLog.ts'
import { useRequests } from './requests/useRequests.ts'
import { checkModuleUrl } from './settings/checkModuleUrl.ts'
import { readServerOffer } from './settings/readServerOffer.ts'
import { formatSettings } from './settings/formatSettings.ts'
import { readSettings } from './settings/readSettings.ts'
import { useSettings } from './settings/useSettings.ts'
import { bareAddress, buildSession } from './session/buildSession.ts'
import { leaveOutSecrets, readState, secretsOf } from './session/savedState.ts'
import { useStart } from './session/useStart.ts'
import { writeLink } from './share/link.ts'
import { ShareMenu } from './share/ShareMenu.tsx'
import { useOpened } from './share/useOpened.ts'
import { useTheme } from './settings/useTheme.ts'
import { Workspace } from './Workspace.tsx'

const demoOrigin = readServerOffer('demo-modules')
const fileName = readServerOffer('schema-file')
const proxyPath = readServerOffer('module-proxy')
const sessionName = readServerOffer('session-file')

/** The whole app: a bar, and below it the form of a module or schema file with all panes. */
export function Playground() {
  const [settings, change] = useSettings()
  useTheme(settings.theme)
  const form = useRef<ModuleFormHandle>(null)
  const { module, wire } = settings
  // A module in the address takes precedence over the file.
  const schemaFile = useSchemaFile(module === '' ? fileName : undefined)
  const { opened, isReading, problem, openSession, close } = useOpened(sessionName, (recorded) => {
    const { merge, fill, access, locale, direction, search } = readSettings(new URLSearchParams(recorded).toString())
    change({ merge, fill, access, locale, direction, search })
  })
  const file = opened === undefined ? schemaFile : undefined
  const asked = schemaFile === undefined ? `module ${module}` : `file ${schemaFile.name}`
  const subject = opened === undefined ? asked : `${asked} ${opened.key}`
  // Another module, file or opened session starts a new form and new lists. Another wire format does not: the form asks again by itself.
  const log = useMemo(() => ({ subject, ...createRequestLog() }), [subject])
  const requests = useRequests(log)
  const [moduleAccess, changeAccess] = useModuleAccess(module)
  const watch = useModuleWatch(module, proxyPath, form)
  const chaos = useChaos()
  const recorded = opened?.events
  const events = useMemo(() => ({ subject, ...createEventLog({ now: Date.now, ...(recorded && { recorded }) }) }), [subject, recorded])
  const typed = useStart(subject, opened?.state)
  const start = {
    ...typed,
    discard: () => {
      typed.discard()
      events.note('reset', 'What was typed is discarded', opened?.state ?? { values: {}, setAside: [], schemaData: {} })
    },
  }
  const [isEdited, setEdited] = useState(false)
  const urlProblem = opened === undefined ? (problem ?? checkModuleUrl(module)) : checkModuleUrl(module)
  const canAsk = urlProblem === undefined && file === undefined && opened?.recording === undefined && module !== ''
  const check = useModuleCheck({ proxyPath, subject: `${wire} ${subject}`, settings, access: moduleAccess, canAsk })
  const findKnown = () => {
    const found = findSecrets([...requests.flatMap(({ requestBody, responseBody }) => [requestBody, responseBody]), file?.schema])
    return { ...found, texts: [...found.texts, ...accessSecrets(moduleAccess), ...log.getSecretTexts()] }
  }
  const writeAddress = async () => {
    if (form.current === null) return undefined
    const secrets = secretsOf(form.current, findKnown())
    // `as`: masking keeps an object an object.
    const schema = maskSecrets(dropSecrets(form.current.getSchema(), secrets.ids), secrets) as object
    const query = formatSettings({ ...settings, module: opened?.recording === undefined ? bareAddress(module) : '' })
    const { origin, pathname } = window.location
    return `${origin}${pathname}${query}${await writeLink({ schema, state: leaveOutSecrets(readState(form.current), secrets), ...(isEdited && { isEdited }) })}`
  }
  return (
    <div className="mf pg-app">
      <Bar
        settings={settings}
        onChange={change}
        demoOrigin={demoOrigin}
        fileName={opened?.name ?? file?.name}
        lastRequest={requests.at(-1)}
        isAway={watch.presence === 'away'}
        onReload={urlProblem === undefined ? () => form.current?.reload() : undefined}
        onCheck={check.run}
        moduleMenu={<FoundWire requests={requests} />}
      >
        {file === undefined && <ChaosMenu chaos={chaos} />}
        <ShareMenu
          writeAddress={writeAddress}
          buildSession={() => buildSession({ form: form.current, settings, requests, events: events.getEvents(), secrets: findKnown() })}
          onOpenSession={openSession}
          onReset={start.discard}
        />
      </Bar>
      {!isReading && (
        <Workspace
          key={subject}
          settings={settings}
          file={file}
          urlProblem={urlProblem}
          form={form}
          log={log}
          requests={requests}
          opened={opened}
          onClose={close}
          start={start}
          onEdited={setEdited}
          events={events}
          check={check}
          moduleAccess={moduleAccess}
          onApplyAccess={changeAccess}
          observePresence={watch.observe}
          chaos={chaos}
          onOpenModule={(chosen) => change({ module: chosen, wire: 'auto' })}
        />
      )}
    </div>
  )
}
