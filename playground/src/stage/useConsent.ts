import { useEffect, useState } from 'react'
import { tokenHeader, type ModuleConsent } from '../../../src/cli/playground/serverOffer.ts'

/** The server of the page. */
export interface ConsentServer {
  /** Path of the proxy; `undefined` if the page calls modules itself, which no other page can cause. */
  readonly path: string | undefined
  readonly token: string | undefined
}

interface Consent {
  /** `undefined` until the server has answered. */
  readonly consent: ModuleConsent | undefined
  /** The user's confirmation. */
  readonly allow: () => Promise<void>
}

const open: ModuleConsent = { state: 'open', addresses: [] }

/** Whether a module may be called; `undefined` if there is none. */
export function useConsent(module: string | undefined, { path, token }: ConsentServer): Consent {
  const [told, setTold] = useState<{ readonly of: string; readonly consent: ModuleConsent }>()
  const url = module === undefined || path === undefined ? undefined : `${path}?of=${encodeURIComponent(module)}`
  useEffect(() => {
    if (url === undefined) return undefined
    const leaving = new AbortController()
    void readConsent(url, { signal: leaving.signal }).then((consent) => {
      if (!leaving.signal.aborted) setTold({ of: url, consent })
    })
    return () => leaving.abort()
  }, [url])
  const allow = async () => {
    if (url === undefined) return
    setTold({ of: url, consent: await readConsent(url, { method: 'POST', headers: { [tokenHeader]: token ?? '' } }) })
  }
  return { consent: url === undefined ? open : told?.of === url ? told.consent : undefined, allow }
}

async function readConsent(url: string, init: RequestInit): Promise<ModuleConsent> {
  try {
    const response = await fetch(url, init)
    // `as`: the server of this page answers only this.
    const answer = (await response.json()) as ModuleConsent | { readonly error: string }
    return 'error' in answer ? { state: 'refused', addresses: [], reason: answer.error } : answer
  } catch (cause) {
    const reason = `The program that serves this page does not answer (${String(cause)}). Start it again, and reload the page.`
    return { state: 'refused', addresses: [], reason }
  }
}
