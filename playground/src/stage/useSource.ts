import { replayRecording } from 'moduleform/client'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ShownFile } from '../file/shownFile.ts'
import type { Settings } from '../settings/settings.ts'
import type { Opened } from '../share/useOpened.ts'

interface SourceOptions {
  readonly settings: Settings
  readonly file: ShownFile | undefined
  /** Shown instead of the schema of the module or file; `undefined` if nothing is edited. */
  readonly heldSchema: unknown
  readonly opened: Opened | undefined
  /** Whether requests may go to the module. */
  readonly isAsked: boolean
  readonly ask: (request: Request) => Promise<Response>
}

/** Never called: the recording answers its requests. */
const replayUrl = 'http://recording.invalid'

/**
 * The source of the form's schema and options. An edited schema answers each schema request; all other requests go to the opened recording,
 * or to the module.
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
  // An edit that was opened is over once the module is let answer.
  const isOver = opened?.isEdited === true && isAsked
  const schema = heldSchema ?? file?.schema ?? (isOver ? undefined : opened?.schema)
  const source = {
    ...(schema === undefined ? {} : { schema }),
    ...(recording === undefined ? {} : { baseUrl: replayUrl, wire: 'auto' as const, schemaMerge: merge }),
    ...(isAsked ? { baseUrl: module, wire, schemaMerge: merge } : {}),
  }
  return { source, fetch, isHeld }
}
