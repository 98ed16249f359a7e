import { useEffect, useRef, useState } from 'react'
import type { CheckReport } from '../../../src/cli/check/report/createReport.ts'
import { type ModuleAccess, readAccess } from '../module/moduleAccess.ts'
import type { Settings } from '../settings/settings.ts'

/** The state of a check. */
type CheckState =
  | { readonly kind: 'none' | 'running' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'done'; readonly report: CheckReport }

/** `moduleform check` of the current module, run by the server of this page. */
export interface ModuleCheck {
  readonly state: CheckState
  /** How often it was started: each start opens the pane. */
  readonly starts: number
  /** Absent if the server cannot check modules. */
  readonly run: (() => void) | undefined
  readonly cancel: () => void
}

interface CheckNeeds {
  /** Of the server's proxy; `undefined` if this page has no such server. */
  readonly proxyPath: string | undefined
  /** Changes with the module or its wire format, which make an earlier report obsolete, as another `access` does. */
  readonly subject: string
  readonly settings: Settings
  readonly access: ModuleAccess
  readonly canAsk: boolean
}

const none: CheckState = { kind: 'none' }

export function useModuleCheck({ proxyPath, subject, settings, access, canAsk }: CheckNeeds): ModuleCheck {
  const [check, setCheck] = useState({ subject, access, state: none, starts: 0 })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [subject, access])
  const run = async (path: string) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setCheck((now) => ({ subject, access, state: { kind: 'running' }, starts: (now.subject === subject ? now.starts : 0) + 1 }))
    const state = await askForCheck(path, settings, access, signal)
    if (!signal.aborted) setCheck((now) => ({ ...now, state }))
  }
  const isOfThis = check.subject === subject
  return {
    state: isOfThis && check.access === access ? check.state : none,
    starts: isOfThis ? check.starts : 0,
    run: proxyPath !== undefined && canAsk ? () => void run(proxyPath) : undefined,
    cancel: () => {
      running.current?.abort()
      setCheck((now) => ({ ...now, state: none }))
    },
  }
}

async function askForCheck(path: string, { module, wire }: Settings, access: ModuleAccess, signal: AbortSignal): Promise<CheckState> {
  const { headers, connections, credentials } = readAccess(access).usable
  try {
    const response = await fetch(`${path}?check=${encodeURIComponent(module)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ headers, wire, connections, credentials }),
      signal,
    })
    // `as`: the answer comes from this page's own server, of the same version.
    if (response.ok) return { kind: 'done', report: (await response.json()) as CheckReport }
    const { error } = (await response.json()) as { error: string }
    return { kind: 'failed', sentence: error }
  } catch (cause) {
    return { kind: 'failed', sentence: `The server of this page does not answer (${String(cause)}). Is it still running?` }
  }
}
