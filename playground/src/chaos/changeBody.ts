import { isJsonObject } from '../../../src/core/schema/json.ts'

/** A fault that changes the module's answer. */
export type BodyFault = 'broken' | 'shape' | 'empty' | 'many'

const manyOptions = 10_000

/** Changes of the text of an answer, and of its JSON. */
const textChanges: Partial<Record<BodyFault, (text: string) => string>> = {
  broken: (text) => text.slice(0, Math.ceil(text.length / 2)),
}
const jsonChanges: Partial<Record<BodyFault, (body: unknown) => unknown>> = {
  empty: (body) => changeLists(body, () => []),
  many: (body) => changeLists(body, fillUp),
  shape: (body) => ({ unexpected: body }),
}

/** The same answer with a changed body. Errors of the module stay as they are, and so does text that is not JSON. */
export async function changeBody(response: Response, on: readonly BodyFault[]): Promise<Response> {
  if (on.length === 0 || !response.ok || response.body === null) return response
  let text = await response.text()
  const changes = (['empty', 'many', 'shape'] as const).flatMap((name) => (on.includes(name) ? [jsonChanges[name]] : []))
  const parsed = changes.length === 0 ? undefined : parse(text)
  if (parsed !== undefined) text = JSON.stringify(changes.reduce((body, change) => change?.(body) ?? body, parsed.value))
  for (const name of on) text = textChanges[name]?.(text) ?? text
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(text, { status, statusText, headers })
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    // The form reports what is wrong with it.
    return undefined
  }
}

type ChangeList = (options: readonly unknown[]) => readonly unknown[]

/** Content objects are at the root of an answer or inside `data`, their options under `data` or, in older modules, under `content`. */
function changeLists(body: unknown, change: ChangeList): unknown {
  if (!isJsonObject(body)) return body
  const { content_objects: records, data } = body
  if (Array.isArray(records)) return { ...body, content_objects: records.map((record) => changeRecord(record, change)) }
  return isJsonObject(data) && Array.isArray(data['content_objects']) ? { ...body, data: changeLists(data, change) } : body
}

function changeRecord(record: unknown, change: ChangeList): unknown {
  if (!isJsonObject(record)) return record
  const key = Array.isArray(record['data']) ? 'data' : 'content'
  const list: unknown = record[key]
  return Array.isArray(list) ? { ...record, [key]: change(list) } : record
}

/** Appends numbered copies of the options; an option without `value` suits fields of every type. */
function fillUp(options: readonly unknown[]): readonly unknown[] {
  const missing = Math.max(0, manyOptions - options.length)
  const copies = Array.from({ length: missing }, (_, index) => {
    const number = options.length + index + 1
    return options.length === 0
      ? { id: `option-${number}`, label: `Option ${number}` }
      : copyOption(options[index % options.length], number)
  })
  return [...options, ...copies]
}

function copyOption(option: unknown, number: number): unknown {
  if (typeof option === 'string') return `${option} ${number}`
  if (typeof option === 'number') return option + number * manyOptions
  if (!isJsonObject(option)) return option
  const changed = ['id', 'value', 'label'].flatMap((key) => (Object.hasOwn(option, key) ? [[key, copyOption(option[key], number)]] : []))
  return { ...option, ...Object.fromEntries(changed) }
}
