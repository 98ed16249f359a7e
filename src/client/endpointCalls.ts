import type { ContentRequest, SchemaRequest } from '../core/schema/wire.ts'
import { checkOptions, type FormClientOptions } from './clientOptions.ts'
import { resolveOptions } from './clientSettings.ts'
import { endpointUrl } from './endpointUrl.ts'
import type { EndpointName } from './errors.ts'
import type { ContentAnswer, RequestOptions, SchemaAnswer } from './moduleClient.ts'
import { isOnlyInData, readContentAnswer, readSchemaAnswer } from './readAnswerContent.ts'
import { request, type ModuleCall } from './request.ts'
import { createWireChoice, type Usable } from './wireChoice.ts'

type Call<Payload, Answer> = (id: number, payload: Payload, options: RequestOptions | undefined) => Promise<Answer>

/** Both endpoints of one module; `id` identifies a call of the client. Specification 4. */
export interface EndpointCalls {
  readonly callSchema: Call<SchemaRequest, SchemaAnswer>
  readonly callContent: Call<ContentRequest, ContentAnswer>
}

/** Throws if an option can never work. */
export function createEndpointCalls(options: FormClientOptions): EndpointCalls {
  checkOptions(options)
  const settings = resolveOptions(options)
  const { wire, baseUrl } = settings
  const choice = createWireChoice()
  /** Whether the detected format has been reported, which happens once, with a schema. */
  let isTold = false

  const ask = <T>(call: ModuleCall<T>, options: RequestOptions = {}): Promise<Usable<T>> =>
    request(settings, call, options, wire === 'auto' ? choice.ask : ({ send }) => send(wire))

  return {
    callSchema: async (id, payload, options) => {
      const usable = await ask(
        {
          id,
          ...placeOf(baseUrl, 'schema'),
          payload,
          encode: (format, credentials, change) => format.encodeSchemaRequest(change(payload), credentials),
          decode: (format, body) => readUsable(format.decodeSchemaAnswer(body), readSchemaAnswer),
        },
        options,
      )
      isTold = true
      return { schema: usable.content, problems: choice.problemsOf(usable) }
    },
    callContent: async (id, payload, options) => {
      const usable = await ask(
        {
          id,
          ...placeOf(baseUrl, 'content'),
          payload,
          encode: (format, credentials, change) => format.encodeContentRequest(change(payload), credentials),
          decode: (format, body, maskText) =>
            readUsable(format.decodeContentAnswer(body), (decoded) => maskErrors(readContentAnswer(decoded), maskText)),
        },
        options,
      )
      const { content } = usable
      return isTold ? content : { ...content, problems: [...content.problems, ...choice.problemsOf(usable)] }
    },
  }
}

function placeOf(baseUrl: string, endpoint: EndpointName) {
  const address = endpointUrl(baseUrl, endpoint)
  return { endpoint, address, url: address.origin + address.pathname }
}

function readUsable<T>(body: unknown, read: (body: unknown) => T | undefined): Usable<T> | undefined {
  const content = read(body)
  if (content === undefined) return undefined
  return { content, isOnlyInData: () => isOnlyInData(body, read) }
}

/** The error of a failed record is the module's text, and may contain what it was sent. */
function maskErrors(answer: ContentAnswer | undefined, maskText: (text: string) => string): ContentAnswer | undefined {
  if (answer?.records.some(({ error }) => error !== undefined) !== true) return answer
  return {
    ...answer,
    records: answer.records.map((record) => (record.error === undefined ? record : { ...record, error: maskText(record.error) })),
  }
}
