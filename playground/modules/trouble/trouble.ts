import type { FormValues, Schema } from 'moduleform/core'
import { createModule, HttpError } from 'moduleform/module'
import { metadata } from '../metadata.ts'
import { contentAnswers, steadyOptions } from './contentAnswers.ts'
import { failures } from './failures.ts'
import { faultyFields } from './faultyFields.ts'
import { slowly } from './slowly.ts'
import { troubleForm } from './troubleForm.ts'

/**
 * Misbehaves as selected in its form, so that each message can be seen where it appears. To see a form that cannot even start, add the name
 * of a failure to the address: `…/trouble/500`, `…/trouble/html`, `…/trouble/never`.
 */
export async function trouble(request: Request): Promise<Response> {
  const always = failures.get(new URL(request.url).pathname.split('/')[2] ?? '')
  if (always !== undefined) return always.answer(request)
  const asked = await readAsked(request.clone())
  const failure = failures.get(asked)
  if (failure !== undefined) return failure.answer(request)
  const answer = await module.fetch(request)
  return asked === 'slow' ? slowly(6000, request.signal, () => answer) : answer
}

const module = createModule({
  schema: ({ formData }) => {
    const asked = askedFor(formData, 'next_schema')
    // `as`: the mistakes are intended.
    if (asked === 'no-fields') return { metadata } as unknown as Schema
    return { metadata, fields: [...troubleForm, ...(faultyFields.get(asked)?.fields ?? [])] } as Schema
  },
  content: {
    troubled_options: ({ formData }) => {
      const asked = askedFor(formData, 'next_content')
      if (asked === 'record-error') throw new HttpError(403, 'This list needs the permission "customers.read".')
      return contentAnswers.get(asked)
    },
    // Before a choice is made, neither list is in the answer.
    steady_options: ({ formData }) => (askedFor(formData, 'next_content') === '' ? undefined : steadyOptions),
  },
  development: false,
})

/** The fault that the form selects for the called endpoint. */
async function readAsked(request: Request): Promise<string> {
  const body: unknown = await request.json().catch(() => undefined)
  const formData: unknown = typeof body === 'object' && body !== null && 'form_data' in body ? body.form_data : undefined
  const isSchema = new URL(request.url).pathname.endsWith('/schema')
  // `as`: any object can be indexed by a key.
  return typeof formData === 'object' && formData !== null
    ? askedFor(formData as FormValues, isSchema ? 'next_schema' : 'next_content')
    : ''
}

function askedFor(formData: FormValues, id: string): string {
  const asked: unknown = Object.getOwnPropertyDescriptor(formData, id)?.value
  return typeof asked === 'string' ? asked : ''
}
