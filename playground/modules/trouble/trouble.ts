import { metadata } from '../metadata.ts'
import { ModuleFailure } from '../moduleFailure.ts'
import { readModuleRequest } from '../readModuleRequest.ts'
import { contentAnswers, steadyRecord } from './contentAnswers.ts'
import { failures } from './failures.ts'
import { faultyFields } from './faultyFields.ts'
import { slowly } from './slowly.ts'
import { troubleForm } from './troubleForm.ts'

/**
 * Misbehaves as its form asks, so that each message can be seen where a person would meet it. To see a form that cannot even
 * start, put the name of a failure behind the address: `…/trouble/500`, `…/trouble/html`, `…/trouble/never`.
 */
export async function trouble(request: Request): Promise<Response> {
  const always = failures.get(new URL(request.url).pathname.split('/')[2] ?? '')
  if (always !== undefined) return always.answer(request)
  try {
    const { endpoint, body } = await readModuleRequest(request, 'plain')
    const answer = endpoints.get(endpoint)
    if (answer === undefined) throw new ModuleFailure(404, `No endpoint "${endpoint}". A module has "schema" and "content".`)
    return await answer(body, request)
  } catch (cause) {
    const { status, message } = cause instanceof ModuleFailure ? cause : new ModuleFailure(500, String(cause))
    return Response.json({ error: message }, { status })
  }
}

type Endpoint = (body: Record<string, unknown>, request: Request) => Promise<Response>

const endpoints: ReadonlyMap<string, Endpoint> = new Map([
  ['schema', answerSchema],
  ['content', answerContent],
])

async function answerSchema(body: Record<string, unknown>, request: Request): Promise<Response> {
  const asked = askedFor(body, 'next_schema')
  const failure = failures.get(asked)
  if (failure !== undefined) return failure.answer(request)
  if (asked === 'no-fields') return Response.json({ metadata })
  const answer = () => Response.json({ metadata, fields: [...troubleForm, ...(faultyFields.get(asked)?.fields ?? [])] })
  return asked === 'slow' ? slowly(6000, request.signal, answer) : answer()
}

async function answerContent(body: Record<string, unknown>, request: Request): Promise<Response> {
  const asked = askedFor(body, 'next_content')
  const failure = failures.get(asked)
  if (failure !== undefined) return failure.answer(request)
  const names = body['content_object_names']
  const records = [...(contentAnswers.get(asked) ?? []), ...(asked === '' ? [] : [steadyRecord])]
  const requested = records.filter(
    (record) => Array.isArray(names) && 'content_object_name' in record && names.includes(record.content_object_name),
  )
  const answer = () => Response.json({ content_objects: requested })
  return asked === 'slow' ? slowly(6000, request.signal, answer) : answer()
}

function askedFor(body: Record<string, unknown>, id: string): string {
  const formData = body['form_data']
  if (typeof formData !== 'object' || formData === null) throw new ModuleFailure(400, '"form_data" must be an object keyed by field id.')
  const asked: unknown = Object.getOwnPropertyDescriptor(formData, id)?.value
  return typeof asked === 'string' ? asked : ''
}
