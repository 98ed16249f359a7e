import { readFile } from 'node:fs/promises'
import { isJsonObject, type JsonObject } from '../../core/schema/json.ts'
import { UsageError } from '../UsageError.ts'

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
