import type { Attempt } from './createModuleDouble.ts'
import type { ModuleAnswer, RecordAnswer } from './generate/answerArbitrary.ts'
import { changeSchema } from './generate/changeSchema.ts'
import type { Json } from './generate/pools.ts'
import type { WrittenSchema } from './generate/schemaArbitrary.ts'

const page = () => new Response('<!doctype html><p>Sign in</p>', { headers: { 'content-type': 'text/html' } })

const broken: Readonly<Record<Exclude<ModuleAnswer['outcome'], 'good'>, (attempt: Attempt) => void>> = {
  status: ({ respond }) => respond(Response.json({ error: 'The module is broken.' }, { status: 500 })),
  busy: ({ respond }) => respond(new Response('later', { status: 503 })),
  'web-page': ({ respond }) => respond(page()),
  'empty-object': ({ respond }) => respond(Response.json({})),
  'error-text': ({ respond }) => respond(Response.json({ error: 'No rights.' })),
  network: ({ fail }) => fail(new TypeError('fetch failed')),
}

/**
 * Answers one request. `tag` marks the content of the answer: the root of a schema, each option. Returns the body of a successful answer.
 */
export function answerAttempt(attempt: Attempt, answer: ModuleAnswer, first: WrittenSchema, tag: number): Json | undefined {
  if (answer.outcome !== 'good') {
    broken[answer.outcome](attempt)
    return undefined
  }
  const isContent = attempt.call.endpoint === 'content'
  const body = isContent ? contentAnswer(attempt, answer, tag) : schemaAnswer(attempt, answer, first, tag)
  attempt.respond(Response.json(body))
  return body
}

function schemaAnswer({ body }: Attempt, { style, changes, other }: ModuleAnswer, first: WrittenSchema, tag: number): Json {
  // `as`: a parsed schema has the shape of a written one.
  const sent = body.schema as WrittenSchema
  const known = sent.fields.length === 0 ? first : sent
  if (style === 'other') return { ...(other ?? first), tag }
  if (style === 'equal') return { ...known, tag }
  const { schema, touched } = changeSchema(known, changes)
  return style === 'whole' ? { ...schema, tag } : { ...schema, fields: schema.fields.filter(({ id }) => touched.has(String(id))), tag }
}

function contentAnswer({ body }: Attempt, { records }: ModuleAnswer, tag: number): Json {
  const names = body.content_object_names ?? []
  return {
    content_objects: names.flatMap((name, index) => recordsOf[records[index % records.length] ?? 'options'](name, tag)),
  }
}

const optionsOf = (tag: number) =>
  ['A', 'x', 5, { id: 'x', label: 'X' }].map((value) => ({ value, label: `option ${JSON.stringify(value)}`, tag }))

const recordsOf: Readonly<Record<RecordAnswer, (name: string, tag: number) => readonly Json[]>> = {
  options: (content_object_name, tag) => [{ content_object_name, data: optionsOf(tag) }],
  empty: (content_object_name) => [{ content_object_name, data: [] }],
  error: (content_object_name) => [{ content_object_name, data: [], error: 'No rights.' }],
  missing: () => [],
  twice: (content_object_name, tag) => [
    { content_object_name, data: optionsOf(tag) },
    { content_object_name, data: optionsOf(-1) },
  ],
  more: (content_object_name, tag) => [{ content_object_name, data: optionsOf(tag), pagination: { has_next_page: true } }],
}
