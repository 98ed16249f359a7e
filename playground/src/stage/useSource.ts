import { replayRecording } from 'moduleform/client'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ShownFile } from '../file/shownFile.ts'
import type { Settings } from '../settings/settings.ts'
import type { Opened } from '../share/useOpened.ts'

interface SourceOptions {
  readonly settings: Settings
  readonly file: ShownFile | undefined
  /** Shown in place of what the module or the file says; `undefined` where nothing is edited. */
  readonly heldSchema: unknown
  readonly opened: Opened | undefined
  /** Whether requests may go to the module. */
  readonly isAsked: boolean
  readonly ask: (request: Request) => Promise<Response>
}

/** Never reached: what is asked here a recording answers. */
const replayUrl = 'http://recording.invalid'

/**
 * Where the form has its schema and its lists from. A schema that is held answers each request for one; all else goes to the recording that
 * was opened, or to the module.
 */
export function useSource({ settings, file, heldSchema, opened, isAsked, ask }: SourceOptions) {
  const held = useRef(heldSchema)
  useLayoutEffect(() => {
    held.current = heldSchema
  }, [heldSchema])
  const recording = opened?.recording
  const [answer] = useState(() => (recording === undefined ? ask : replayRecording(recording)))
  const [{ fetch, isHeld }] = useState(() => {
    const isHeldNow = (request: Request) => held.current !== undefined && new URL(request.url).pathname.endsWith('/schema')
    return {
      fetch: async (request: Request) => (isHeldNow(request) ? Response.json(held.current) : answer(request)),
      isHeld: isHeldNow,
    }
  })
  const { module, wire, merge } = settings
  const schema = heldSchema ?? file?.schema ?? opened?.schema
  const source = {
    ...(schema === undefined ? {} : { schema }),
    ...(recording === undefined ? {} : { baseUrl: replayUrl, wire: 'auto' as const, schemaMerge: merge }),
    ...(isAsked ? { baseUrl: module, wire, schemaMerge: merge } : {}),
  }
  return { source, fetch, isHeld }
}
