import { isJsonObject, type JsonObject } from '../core/schema/json.ts'
import type { Problem } from '../core/schema/problems.ts'
import type { ContentRecord } from '../core/schema/wire.ts'
import type { ContentAnswer } from './moduleClient.ts'

const isSchema = (value: unknown) => isJsonObject(value) && Array.isArray(value['fields'])

/**
 * The schema in an answer of `/schema`, as the module sent it: an object with a `fields` array at the root, in `schema`, `data` or
 * `data.schema`, whichever is found first. `undefined` if there is none. Specification 4.1, decisions §7.
 */
export function readSchemaAnswer(body: unknown): unknown {
  if (!isJsonObject(body)) return undefined
  const { schema, data } = body
  return [body, schema, data, isJsonObject(data) ? data['schema'] : undefined].find(isSchema)
}

/**
 * The records in an answer of `/content`, found in `content_objects` or `data.content_objects`; `undefined` if there is no such array. An
 * unusable record is replaced by one with an `error`, so that it does not affect the others. Pointers refer to `body`. Specification 2.12
 * and 4.2, decisions §1 and §7.
 */
export function readContentAnswer(body: unknown): ContentAnswer | undefined {
  const found = findContentObjects(body)
  if (found === undefined) return undefined
  const records = new Map<string, ContentRecord>()
  const pointers: string[] = []
  const problems: Problem[] = []
  for (const [index, entry] of found.list.entries()) {
    const pointer = `${found.pointer}/${index}`
    const name = readName(entry)
    if (!isJsonObject(entry) || name === undefined) {
      problems.push({ code: 'content/record-without-name', level: 'error', pointer, args: {} })
    } else if (records.has(name)) {
      problems.push({ code: 'content/record-twice', level: 'warning', pointer, args: { name } })
    } else {
      const record = readRecord(entry, name)
      records.set(name, record)
      pointers.push(`${pointer}/${(entry['data'] ?? undefined) === undefined && Array.isArray(entry['content']) ? 'content' : 'data'}`)
      problems.push(...recordProblems(entry, record, pointer))
    }
  }
  return { records: [...records.values()], problems, pointers }
}

function findContentObjects(body: unknown): { list: readonly unknown[]; pointer: string } | undefined {
  if (!isJsonObject(body)) return undefined
  const { content_objects: atRoot, data } = body
  if (Array.isArray(atRoot)) return { list: atRoot, pointer: '/content_objects' }
  const inData = isJsonObject(data) ? data['content_objects'] : undefined
  return Array.isArray(inData) ? { list: inData, pointer: '/data/content_objects' } : undefined
}

function readName(entry: unknown): string | undefined {
  if (!isJsonObject(entry)) return undefined
  const name = entry['content_object_name'] ?? entry['id']
  return typeof name === 'string' ? name : undefined
}

function readRecord(entry: JsonObject, name: string): ContentRecord {
  const { id: _id, content: _content, data: _data, error: _error, ...rest } = entry
  const data: unknown = entry['data'] ?? entry['content']
  const error = readRecordError(entry['error']) ?? (Array.isArray(data) ? undefined : `The module sent no list of options for "${name}".`)
  return {
    ...rest,
    content_object_name: name,
    data: Array.isArray(data) ? data : [],
    ...(error === undefined ? {} : { error }),
  }
}

function readRecordError(error: unknown): string | undefined {
  if (error === undefined || error === null || error === '') return undefined
  if (typeof error === 'string') return error
  return isJsonObject(error) && typeof error['message'] === 'string' ? error['message'] : JSON.stringify(error)
}

function recordProblems(entry: JsonObject, record: ContentRecord, pointer: string): Problem[] {
  const args = { name: record.content_object_name }
  const isAlias = entry['content_object_name'] === undefined || (entry['data'] === undefined && entry['content'] !== undefined)
  const hasList = Array.isArray(entry['data'] ?? entry['content'])
  const hasOwnError = readRecordError(entry['error']) !== undefined
  return [
    ...(isAlias ? [{ code: 'content/record-alias', level: 'warning', pointer, args } as const] : []),
    ...(hasList || hasOwnError ? [] : [{ code: 'content/record-without-data', level: 'error', pointer, args } as const]),
  ]
}

/** Whether the usable content is inside `data` and nowhere else; `read` finds it. */
export const isOnlyInData = (body: unknown, read: (body: unknown) => unknown): boolean =>
  isJsonObject(body) && read({ ...body, data: undefined }) === undefined
