import { useEffect, useState } from 'react'
import type { SchemaFileState } from '../../../src/cli/playground/schemaFile/readSchemaText.ts'
import { serverPaths } from '../../../src/cli/playground/serverOffer.ts'
import type { ShownFile } from './shownFile.ts'

/** Follows the schema file that the server of the page watches; `undefined` if there is none. */
export function useSchemaFile(name: string | undefined): ShownFile | undefined {
  const [state, setState] = useState<SchemaFileState>({})
  const [isFollowed, setFollowed] = useState(true)
  useEffect(() => {
    if (name === undefined) return undefined
    const source = new EventSource(serverPaths.schemaFile)
    source.addEventListener('open', () => setFollowed(true))
    source.addEventListener('message', ({ data }) => {
      // `as`: the server of this page sends only this.
      setState(JSON.parse(String(data)) as SchemaFileState)
    })
    // The browser reconnects by itself.
    source.addEventListener('error', () => setFollowed(false))
    return () => source.close()
  }, [name])
  return name === undefined ? undefined : { ...state, name, isFollowed }
}
