import { isJsonObject } from '../core/schema/json.ts'
import type { ContentRequest, SchemaRequest } from '../core/schema/wire.ts'
import { raceAgainst } from './deadline.ts'
import { ModuleAnswerError } from './answerErrors.ts'
import { createClient } from './createClient.ts'
import type { ContentAnswer, ModuleClient, RequestOptions, SchemaAnswer } from './moduleClient.ts'
import { readContentAnswer, readSchemaAnswer } from './readAnswerContent.ts'
import type { Recording } from './recording/recording.ts'
import { replayRecording } from './recording/replayRecording.ts'

/** The answers of a fixture client. A function may return a promise; if it throws, the call rejects. */
export interface ClientFixtures {
  /** An answer of `/schema`, in any of the accepted shapes. */
  readonly schema?: object | ((request: SchemaRequest) => object | Promise<object>)
  /** By name of content object: its options, or a whole record such as `{ error: '…' }`. A missing name gets no record. */
  readonly content?: Readonly<Record<string, ContentFixture | ((request: ContentRequest) => ContentFixture | Promise<ContentFixture>)>>
}

/** The options of a content object, or a record without its name. */
export type ContentFixture = readonly unknown[] | Readonly<Record<string, unknown>>

/**
 * A client without a network, for tests and stories. It answers without delay and reads answers like `createClient`. Instead of fixtures it
 * accepts a recording, such as a session exported by the playground, and answers as the module did then, failures included: to form data
 * that were not recorded as to the nearest ones, so that options can be those of another choice. Throws where it gets neither.
 *
 * @example
 * // `session` is the JSON of an exported file.
 * <ModuleForm client={createFixtureClient(session)} initialValues={session.state.values} />
 */
export function createFixtureClient(fixtures: ClientFixtures | Recording): ModuleClient {
  if (!isJsonObject(fixtures)) throw wrongFixtures(`was given ${describeValue(fixtures)}`)
  if (isRecording(fixtures)) return createClient({ baseUrl: 'http://fixture.invalid', fetch: replayRecording(fixtures), retries: 0 })
  return {
    loadSchema: (request, options) => answer(options, () => loadSchema(fixtures, request)),
    loadContent: (request, options) => answer(options, () => loadContent(fixtures, request)),
  }
}

function isRecording(fixtures: ClientFixtures | Recording): fixtures is Recording {
  if (!('exchanges' in fixtures)) return false
  // A recording is mostly a parsed file, so its type says nothing about it.
  const exchanges: unknown = fixtures.exchanges
  if (!Array.isArray(exchanges)) throw wrongFixtures(`was given a recording whose \`exchanges\` is ${describeValue(exchanges)}, not a list`)
  const fault = exchanges.findIndex((one) => !isJsonObject(one) || !hasText(one['request'], 'path') || !isJsonObject(one['response']))
  if (fault !== -1) throw wrongFixtures(`was given a recording whose \`exchanges[${fault}]\` is no request with its answer`)
  return true
}

const hasText = (value: unknown, key: string): boolean => isJsonObject(value) && typeof value[key] === 'string'

const wrongFixtures = (what: string): Error =>
  new Error(`createFixtureClient ${what}. Give it { schema, content }, or the parsed JSON of a session that the playground exported.`)

const describeValue = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : (JSON.stringify(value) ?? String(value)).slice(0, 40)
}

async function answer<T>({ signal }: RequestOptions = {}, load: () => Promise<T>): Promise<T> {
  signal?.throwIfAborted()
  return signal === undefined ? load() : raceAgainst(signal, load())
}

async function loadSchema({ schema: fixture }: ClientFixtures, request: SchemaRequest): Promise<SchemaAnswer> {
  if (fixture === undefined)
    throw new Error('This fixture client was asked for a schema but has none. Give createFixtureClient a `schema`.')
  // A schema is never a function, so only the second half of the option's type is one.
  const body: unknown = typeof fixture === 'function' ? await (fixture as (request: SchemaRequest) => unknown)(request) : fixture
  const schema = readSchemaAnswer(body)
  if (schema === undefined) {
    const url = 'http://fixture.invalid/schema'
    throw new ModuleAnswerError({ endpoint: 'schema', url, status: 200, reason: 'nothing-usable', received: JSON.stringify(body) })
  }
  return { schema, problems: [] }
}

async function loadContent({ content = {} }: ClientFixtures, request: ContentRequest): Promise<ContentAnswer> {
  const names = request.content_object_names.filter((name) => Object.hasOwn(content, name))
  const records = names.map(async (name) => {
    const fixture = content[name]
    const found: unknown = typeof fixture === 'function' ? await fixture(request) : fixture
    return isJsonObject(found) ? { content_object_name: name, ...found } : { content_object_name: name, data: found }
  })
  const content_objects = await Promise.all(records)
  return readContentAnswer({ content_objects }) ?? { records: [], problems: [] }
}
