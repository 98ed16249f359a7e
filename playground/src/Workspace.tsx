import type { Problem } from 'moduleform'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { SavedState } from '../../src/cli/playground/session/session.ts'
import type { EventLog, PlaygroundEvent } from './events/createEventLog.ts'
import type { Submitted } from './data/formDataState.ts'
import { useCurrentData } from './data/useCurrentData.ts'
import type { ModuleCheck } from './check/useModuleCheck.ts'
import { useHeldSchema } from './editor/useHeldSchema.ts'
import type { ShownFile } from './file/shownFile.ts'
import { accessSecrets } from './module/accessSecrets.ts'
import type { ModuleAccess } from './module/moduleAccess.ts'
import type { SavedStep } from './module/savedStep.ts'
import type { AskingOptions } from './module/useAsking.ts'
import { PaneLayout } from './panes/PaneLayout.tsx'
import type { LoggedRequest } from './requests/loggedRequest.ts'
import { useLastAnswer } from './schema/useLastAnswer.ts'
import { useSecrets } from './useSecrets.ts'
import { leaveOutSecrets, readState, secretsIn, secretsOf } from './session/savedState.ts'
import type { Start } from './session/useStart.ts'
import type { Opened } from './share/useOpened.ts'
import type { Settings } from './settings/settings.ts'
import { FormStage } from './stage/FormStage.tsx'

interface WorkspaceProps extends Omit<AskingOptions, 'start'> {
  readonly settings: Settings
  /** Shown instead of the module. */
  readonly file: ShownFile | undefined
  readonly urlProblem: string | undefined
  readonly requests: readonly LoggedRequest[]
  readonly onApplyAccess: (access: ModuleAccess) => void
  readonly onOpenModule: (module: string) => void
  readonly opened: Opened | undefined
  readonly onClose: () => void
  readonly start: Start
  readonly events: EventLog
  readonly check: ModuleCheck
  /** Called with whether an edited schema is in force. */
  readonly onEdited: (isEdited: boolean) => void
}

/** Unauthorized and forbidden. */
const refusals: readonly unknown[] = [401, 403]

/** The form of one module or file, surrounded by the panes. */
export function Workspace(props: WorkspaceProps) {
  const { settings, file, form, log, requests, start, events, moduleAccess, onApplyAccess, check, onEdited, ...forStage } = props
  const { current, noteChange, noteProblems } = useCurrentData(form, start.generation)
  const [submitted, setSubmitted] = useState<Submitted>()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const accessTexts = useMemo(() => accessSecrets(moduleAccess), [moduleAccess])
  const secrets = useSecrets(requests, file?.schema, file && current.formData, accessTexts)
  const { opened } = forStage
  const { answer, isOpened, noteMerged } = useLastAnswer(requests, log, opened?.isEdited === true ? undefined : opened?.schema)
  const held = useHeldSchema(file === undefined ? answer : file.schema, opened?.isEdited === true ? opened.schema : undefined)
  const isEdited = held.schema !== undefined
  useEffect(() => onEdited(isEdited), [isEdited, onEdited])
  const latest = useRef(secrets)
  useLayoutEffect(() => events.watch(() => form.current), [events, form])
  useEffect(() => {
    latest.current = { ...secrets, texts: [...secrets.texts, ...log.getSecretTexts()] }
    events.noteRequests(requests)
  }, [secrets, events, requests, log])
  const openStep = ({ initialValues, initialSetAside, initialSchemaData }: SavedStep) => {
    const state = { values: initialValues, setAside: initialSetAside, schemaData: initialSchemaData }
    start.forget()
    start.restart(state)
    events.note('step', 'Opened as a saved step', state)
  }
  const restore = (state: SavedState, { title }: PlaygroundEvent) => {
    const known = secretsOf(form.current, latest.current)
    start.restart(state)
    start.keep(() => leaveOutSecrets(state, secretsIn(state, known)))
    events.note('restore', `Restored: ${title}`, state)
  }
  const keepTyped = () => {
    // By the time it is stored, another form may be shown.
    const { current: own } = form
    start.keep(() => own && leaveOutSecrets(readState(own), secretsOf(own, latest.current)))
  }
  return (
    <PaneLayout
      shared={{
        settings,
        file,
        form,
        log,
        requests,
        answer: held.answer,
        isOpened,
        held,
        problems,
        current,
        submitted,
        secrets,
        events,
        onRestore: restore,
        check,
        moduleAccess,
        onApplyAccess,
        onOpenStep: openStep,
      }}
    >
      <FormStage
        {...forStage}
        settings={settings}
        file={file}
        heldSchema={held.schema}
        form={form}
        moduleAccess={moduleAccess}
        isRefused={refusals.includes(requests.at(-1)?.status)}
        log={log}
        start={start}
        onChange={(formData, meta) => {
          noteChange(formData, meta)
          events.noteChange(formData, meta.reason, meta.paths)
          keepTyped()
        }}
        onReload={(event) => {
          events.noteReload(event)
          if (held.text === undefined) noteMerged(form.current?.getSchema())
        }}
        onSubmitted={(data) => {
          setSubmitted({ formData: data, at: new Date() })
          events.note('submit', 'Submitted')
        }}
        onProblems={(found) => {
          setProblems(found)
          if (found.length !== problems.length) events.note('problems', found.length === 1 ? '1 problem' : `${found.length} problems`)
          noteProblems()
        }}
      />
    </PaneLayout>
  )
}
