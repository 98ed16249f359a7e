import type { Choice, FormData, Schema } from 'moduleform/core'
import { ModuleFailure } from './moduleFailure.ts'
import { readModuleRequest } from './readModuleRequest.ts'

/** A demo module: two pure functions of the form data. */
export interface DemoModule {
  /** `data` demands and gives the wrapper `{"data": …}`, as modules built on some kits do. Default: the plain bodies of specification 4. */
  readonly wire?: 'plain' | 'data'
  /** Specification 4.1. */
  readonly schema: (formData: FormData) => Schema
  /** Specification 4.2: one function a content object. A dependent one answers `[]` where its field has no selection or an unknown one. */
  readonly content: Readonly<Record<string, (formData: FormData) => readonly Choice[]>>
}

/** The two endpoints of a demo module as one Fetch-standard handler; what fails is answered as `{error}`, or `{data: {message}}` in the wrapper. */
export function moduleHandler({ wire = 'plain', schema, content }: DemoModule): (request: Request) => Promise<Response> {
  const endpoints: Record<string, (body: Record<string, unknown>) => unknown> = {
    schema: (body) => {
      const answer = schema(formDataOf(body))
      return wire === 'data' ? { data: { schema: answer } } : answer
    },
    content: (body) => {
      const formData = formDataOf(body)
      const answer = { content_objects: namesOf(body).flatMap((name) => recordOf(content, name, formData)) }
      return wire === 'data' ? { data: answer } : answer
    },
  }
  return async (request) => {
    try {
      const { endpoint, body } = await readModuleRequest(request, wire)
      const answer = endpoints[endpoint]
      if (answer === undefined) throw new ModuleFailure(404, `No endpoint "${endpoint}". A module has "schema" and "content".`)
      return Response.json(answer(body))
    } catch (cause) {
      const { status, message } = cause instanceof ModuleFailure ? cause : new ModuleFailure(500, String(cause))
      return Response.json(wire === 'data' ? { data: { message } } : { error: message }, { status })
    }
  }
}

function formDataOf(body: Record<string, unknown>): FormData {
  const formData = body['form_data']
  if (typeof formData !== 'object' || formData === null || Array.isArray(formData)) {
    throw new ModuleFailure(400, '"form_data" must be an object keyed by field id.')
  }
  // JSON gave it: a plain object with string keys.
  return formData as FormData
}

function namesOf(body: Record<string, unknown>): string[] {
  const names = body['content_object_names']
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    throw new ModuleFailure(400, '"content_object_names" must be a list of names.')
  }
  return names
}

/** Names the module does not support are left out of the answer. Specification 4.2. */
function recordOf(content: DemoModule['content'], name: string, formData: FormData) {
  const load = Object.hasOwn(content, name) ? content[name] : undefined
  return load === undefined ? [] : [{ content_object_name: name, data: load(formData) }]
}
