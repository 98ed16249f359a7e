import { readFile } from 'node:fs/promises'
import { missingConnectionKeys } from '../../core/schema/connectionKeys.ts'
import type { Connection } from '../../core/schema/wire.ts'
import { UsageError } from '../UsageError.ts'
import { isJsonObject, type JsonObject } from '../../core/schema/json.ts'

/** What the files of --connection hold: connections as fields store them, and the credentials of the last one that has some. */
export async function readConnections(files: readonly string[]): Promise<{ connections: readonly Connection[]; credentials: unknown }> {
  const found = await Promise.all(files.map((file) => readJsonObject('--connection', file)))
  for (const [index, connection] of found.entries()) {
    const missing = missingConnectionKeys(connection)
    if (missing.length > 0) {
      throw new UsageError(
        `moduleform check: the connection in ${files[index]} lacks the ${missing.length === 1 ? 'text' : 'texts'} ${missing.join(', ')}.`,
      )
    }
  }
  return {
    // `as`: the four texts have just been seen.
    connections: found as unknown as readonly Connection[],
    credentials: found
      .map(({ credentials }) => credentials)
      .filter((credentials) => credentials !== undefined)
      .at(-1),
  }
}

/** The JSON object in the file that an option names. Throws a `UsageError`, which shows nothing of what the file holds. */
export async function readJsonObject(option: string, file: string): Promise<JsonObject> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UsageError(
      `moduleform check: the file of ${option} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    )
  })
  const json = parseJson(text)
  if (isJsonObject(json)) return json
  throw new UsageError(`moduleform check: the file of ${option}, ${file}, holds no JSON object.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
