import { useCallback, useMemo, useState } from 'react'
import { isJsonObject } from '../../../src/core/schema/json.ts'
import { noAccess, type HeaderLine, type ModuleAccess } from './moduleAccess.ts'

/** One entry per module, so that settings of one are never sent to another. They are not part of the page's address. */
export const accessKey = (module: string): string => `moduleform playground ${addressOf(module)}`

function addressOf(module: string): string {
  if (!URL.canParse(module)) return module
  const { origin, pathname, search } = new URL(module)
  return `${origin}${pathname.replace(/\/+$/, '')}${search}`
}

/** The request settings of a module: kept only in this tab, until it is closed. */
export function useModuleAccess(module: string): readonly [access: ModuleAccess, change: (access: ModuleAccess) => void] {
  const key = accessKey(module)
  const [typed, setTyped] = useState<Readonly<Record<string, ModuleAccess>>>({})
  const stored = useMemo(() => readStored(key), [key])
  const change = useCallback(
    (access: ModuleAccess) => {
      setTyped((all) => ({ ...all, [key]: access }))
      store(key, access)
    },
    [key],
  )
  return [typed[key] ?? stored, change]
}

function store(key: string, access: ModuleAccess): void {
  const { headers, credentials, connections } = access
  const isEmpty = headers.length === 0 && credentials === '' && connections === ''
  try {
    if (isEmpty) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(access))
  } catch {
    // Storage is unavailable: the settings last until the page is left.
  }
}

function readStored(key: string): ModuleAccess {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!isJsonObject(stored)) return noAccess
    const { headers, credentials, connections } = stored
    return {
      headers: Array.isArray(headers) ? headers.filter(isHeaderLine) : [],
      credentials: typeof credentials === 'string' ? credentials : '',
      connections: typeof connections === 'string' ? connections : '',
    }
  } catch {
    // Not written by this page.
    return noAccess
  }
}

const isHeaderLine = (line: unknown): line is HeaderLine =>
  isJsonObject(line) && typeof line['name'] === 'string' && typeof line['value'] === 'string'
