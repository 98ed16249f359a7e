import { useEffect, useMemo, useState } from 'react'
import type { Recording } from 'moduleform/client'
import { readSession } from '../../../src/cli/playground/session/readSession.ts'
import { serverPaths } from '../../../src/cli/playground/serverOffer.ts'
import type { SavedState, Session, SessionEvent } from '../../../src/cli/playground/session/session.ts'
import { recordedSchema } from '../session/recordedSchema.ts'
import { useLink } from './useLink.ts'

/** Shown instead of the module in the settings: a recording, or the content of a link. */
export interface Opened {
  /** A new key is a new form. */
  readonly key: string
  /** Name of the recording's file. */
  readonly name?: string
  /** Answers instead of any module. */
  readonly recording?: Recording
  /** Used instead of the first load. */
  readonly schema?: object
  /** The schema was edited: it stays in force until the module is let answer. */
  readonly isEdited?: boolean
  readonly state: SavedState
  readonly events: readonly SessionEvent[]
  /** As a sentence. */
  readonly note: string
}

interface OpenedState {
  readonly opened: Opened | undefined
  /** It is still being read. */
  readonly isReading: boolean
  /** Why nothing is opened, as a sentence. */
  readonly problem: string | undefined
  readonly openSession: (session: Session, name: string) => void
  readonly close: () => void
}

const badLink = "This link can't be read: a part of it is missing or changed. Ask for a new one."

/** What was opened: the session from the server of the page, a chosen one, or the link in the address. */
export function useOpened(served: string | undefined, onSettings: (settings: Readonly<Record<string, string>>) => void): OpenedState {
  const link = useLink()
  const [session, setSession] = useState<Opened>()
  const [isReading, setReading] = useState(served !== undefined)
  const [problem, setProblem] = useState<string>()
  const openSession = (chosen: Session, name: string) => {
    setProblem(undefined)
    setSession((before) => describeSession(chosen, name, `${Number(before?.key.split(' ')[1] ?? 0) + 1}`))
    onSettings(chosen.settings)
  }
  useEffect(() => {
    if (served === undefined) return
    void readServed().then((reading) => {
      if ('session' in reading) openSession(reading.session, served)
      else setProblem(`${served}: ${reading.problem}`)
      setReading(false)
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is read only once, when the page opens
  }, [served])
  const linked = useMemo(
    (): Opened | undefined =>
      link.state === 'read'
        ? { key: `link ${link.fragment}`, ...link.linked, events: [], note: 'Opened from a link, with the values it holds.' }
        : undefined,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the fragment identifies the link
    [link.state, link.state === 'read' ? link.fragment : ''],
  )
  return {
    opened: session ?? linked,
    isReading: isReading || link.state === 'reading',
    problem: problem ?? (link.state === 'unreadable' ? badLink : undefined),
    openSession,
    close: () => {
      if (session !== undefined) setSession(undefined)
      else window.location.hash = ''
    },
  }
}

function describeSession(session: Session, name: string, number: string): Opened {
  const { state, events, module } = session
  const schema = recordedSchema(session)
  return {
    key: `session ${number}`,
    name,
    recording: session,
    ...(schema === undefined ? {} : { schema }),
    state,
    events,
    note: `A recording${module === undefined || module === '' ? '' : ` of ${module}`}: no module is asked.`,
  }
}

async function readServed(): Promise<ReturnType<typeof readSession>> {
  try {
    const response = await fetch(serverPaths.session)
    return readSession(await response.text())
  } catch (cause) {
    return { problem: `The program that serves this page does not answer (${String(cause)}). Start it again, and reload the page.` }
  }
}
