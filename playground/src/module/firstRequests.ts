import type { WireFormatName } from 'moduleform/client'
import { endpointUrl } from '../../../src/client/endpointUrl.ts'
import { formatCurlTemplate } from './formatCurlTemplate.ts'

interface Asked {
  readonly baseUrl: string
  readonly wire?: WireFormatName | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** One of the two requests that a form sends, as a module's developer first sees it. */
export interface FirstRequest {
  readonly endpoint: 'schema' | 'content'
  readonly explanation: string
  readonly curl: string
}

const metadata = { workflows_module_schema_version: '1.0.0' }

const bodies = {
  schema: { schema: { metadata, fields: [] }, form_data: {}, content_objects: [] },
  content: { form_data: {}, content_object_names: ['name_of_a_list'] },
}

const explanations = {
  schema:
    'asks for the fields: once at the start, and again when a field with "load_schema" changes. The answer is a schema: {"fields": […]}.',
  content: 'asks for lists of options by name, with the form data they depend on. The answer is {"content_objects": […]}.',
}

/** Both requests, each with a command line. */
export const firstRequests = ({ baseUrl, wire = 'plain', headers = {} }: Asked): readonly FirstRequest[] =>
  (['schema', 'content'] as const).map((endpoint) => ({
    endpoint,
    explanation: explanations[endpoint],
    curl: formatCurlTemplate({
      url: urlOf(baseUrl, endpoint),
      headers,
      body: wire === 'data' ? { data: bodies[endpoint] } : bodies[endpoint],
    }),
  }))

/** A base URL that is no URL stands for one that is still to be filled in. */
function urlOf(baseUrl: string, endpoint: FirstRequest['endpoint']): string {
  return URL.canParse(baseUrl) ? endpointUrl(baseUrl, endpoint).href : `${baseUrl.replace(/\/+$/, '')}/${endpoint}`
}
