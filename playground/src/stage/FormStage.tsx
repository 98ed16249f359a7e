import { ModuleForm, type FormProps, type FormValues, type Problem } from 'moduleform'
import { useRef } from 'react'
import { FileNotice } from '../file/FileNotice.tsx'
import type { ShownFile } from '../file/shownFile.ts'
import { FirstCard } from '../module/FirstCard.tsx'
import { useAsking, type AskingOptions } from '../module/useAsking.ts'
import { createProxyFetch } from '../requests/createProxyFetch.ts'
import { readServerOffer } from '../settings/readServerOffer.ts'
import { readState, startProps } from '../session/savedState.ts'
import type { Start } from '../session/useStart.ts'
import type { Opened } from '../share/useOpened.ts'
import type { Settings } from '../settings/settings.ts'
import { ConsentCard } from './ConsentCard.tsx'
import { sampleReferences } from './sampleReferences.ts'
import { useLanguage } from './useLanguage.ts'
import { useConsent } from './useConsent.ts'
import { useSource } from './useSource.ts'
import { useTakenFocus } from './useTakenFocus.ts'

interface FormStageProps extends Omit<AskingOptions, 'start'> {
  readonly settings: Settings
  /** Shown instead of the module. */
  readonly file: ShownFile | undefined
  /** Shown instead of the schema of the module or file; `undefined` if nothing is edited. */
  readonly heldSchema: unknown
  /** Why the module cannot be called at all. */
  readonly urlProblem: string | undefined
  readonly onOpenModule: (module: string) => void
  /** The module's last answer was a refusal for missing credentials. */
  readonly isRefused: boolean
  /** Shown instead of the module, or of its first answer. */
  readonly opened: Opened | undefined
  readonly onClose: () => void
  readonly start: Start
  readonly onChange: NonNullable<FormProps['onChange']>
  readonly onReload: NonNullable<FormProps['onReload']>
  readonly onSubmitted: (formData: FormValues) => void
  readonly onProblems: (problems: readonly Problem[]) => void
}

const loadCodeEditor = () => import('moduleform/monaco')

// Without a proxy in the page's server, modules have to allow the page themselves (CORS).
const proxyPath = readServerOffer('module-proxy')
const ask = proxyPath === undefined ? async (request: Request) => fetch(request) : createProxyFetch(proxyPath)
const demoOrigin = readServerOffer('demo-modules')
const server = { path: proxyPath, token: readServerOffer('proxy-token') }

/** The form, in a card as wide as the side panel it is made for. */
export function FormStage(props: FormStageProps) {
  const { settings, file, heldSchema, urlProblem, isRefused, opened, onClose, start, ...rest } = props
  const { onOpenModule, onChange, onReload, onSubmitted, onProblems, form, ...asked } = rest
  const { module, width, fill, search, access } = settings
  const { locale, messages, direction, hasFailed } = useLanguage(settings)
  const recording = opened?.recording
  const canBeAsked = file === undefined && urlProblem === undefined && recording === undefined
  const { consent, allow } = useConsent(canBeAsked ? module : undefined, server)
  const isAsked = canBeAsked && consent?.state === 'open'
  const { source, fetch: answer, isHeld } = useSource({ settings, file, heldSchema, opened, isAsked, ask })
  const asking = useAsking(answer, isHeld, {
    form,
    ...asked,
    start: {
      formId: `start-${start.generation}${opened !== undefined && isAsked ? '-asked' : ''}`,
      ...(start.state === undefined ? {} : startProps(start.state)),
    },
  })
  const isFirst = file === undefined && opened === undefined && module === ''
  const problem = isFirst || opened !== undefined ? undefined : (urlProblem ?? consent?.reason)
  // A form shown before it is known whether the module may be called would start again, and lose what is typed until then.
  const isDecided = !canBeAsked || consent !== undefined
  const isShown = isAsked || (opened !== undefined && isDecided) || (!canBeAsked && source.schema !== undefined)
  const stage = useRef<HTMLElement>(null)
  useTakenFocus(stage)
  const allowIt = async () => {
    // If a link has shown the form already, the form that calls its module keeps what was typed.
    if (form.current !== null) start.restart(readState(form.current))
    await allow()
    // The button that had the focus is gone.
    stage.current?.focus()
  }
  const discard = () => {
    start.discard()
    stage.current?.focus()
  }
  return (
    <section className="pg-stage" ref={stage} tabIndex={-1} aria-label="Form">
      <div className="pg-card" data-width={width} dir={direction}>
        {file !== undefined && <FileNotice file={file} />}
        {opened !== undefined && <StartNote text={opened.note} action="Close" onAct={onClose} />}
        {start.isRestored && <StartNote text="What you typed before is back, passwords apart." action="Reset" onAct={discard} />}
        {file === undefined && problem !== undefined && !isShown && (
          <p className="pg-notice" role="alert">
            {problem}
          </p>
        )}
        {isShown && hasFailed && (
          <p className="pg-notice" role="alert">
            The language could not be loaded.
          </p>
        )}
        {isFirst && !isShown && <FirstCard demoOrigin={demoOrigin} onOpen={onOpenModule} />}
        {consent?.state === 'unnamed' && <ConsentCard stage={stage} addresses={consent.addresses} onAllow={() => void allowIt()} />}
        {isShown && isRefused && (
          <output className="pg-refused">The module refused the request. Enter its header or credentials in the pane "Setup".</output>
        )}
        {isShown && (
          <ModuleForm
            ref={form}
            {...asking}
            {...source}
            codeEditor={loadCodeEditor}
            templates={fill === 'references' ? sampleReferences : undefined}
            search={search === 'on'}
            readOnly={access === 'readOnly'}
            disabled={access === 'disabled'}
            locale={locale}
            messages={messages}
            onChange={onChange}
            onReload={onReload}
            onSubmit={onSubmitted}
            onProblems={onProblems}
          />
        )}
      </div>
    </section>
  )
}

interface StartNoteProps {
  /** The origin of what the form shows, as a sentence. */
  readonly text: string
  /** Label of the button that leaves it. */
  readonly action: string
  readonly onAct: () => void
}

/** A note above the form that it was not started as usual. */
function StartNote({ text, action, onAct }: StartNoteProps) {
  return (
    <p className="pg-start-note">
      {text}
      <button type="button" className="pg-small-button" onClick={onAct}>
        {action}
      </button>
    </p>
  )
}
