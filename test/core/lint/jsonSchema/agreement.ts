import { Ajv2020 } from 'ajv/dist/2020.js'
import { parseSchema, type Problem } from 'moduleform/core'
import { checksOfSchemas } from '../../../../src/core/lint/checks.ts'
import { createJsonSchema } from '../../../../src/core/lint/jsonSchema/createJsonSchema.ts'

export const jsonSchema = createJsonSchema()

export const ajv = new Ajv2020({ strict: true, strictTypes: false })
// VS Code shows these: descriptions of names, and messages for forbidden keys.
ajv.addVocabulary(['enumDescriptions', 'errorMessage'])
ajv.addSchema(jsonSchema, 'specification')
const validates = ajv.compile({ $ref: 'specification' })

/** Problems after which the parser reads no further, unlike a JSON Schema. */
const endsReading: readonly Problem['code'][] = ['field/duplicate-id', 'schema/too-deep', 'schema/too-many-fields', 'schema/too-large']

export interface Verdict {
  /** Problems of the parser that a JSON Schema can detect. */
  readonly structural: readonly string[]
  /** Errors of the JSON Schema. */
  readonly errors: readonly string[]
  readonly isReadWhole: boolean
}

const structuralCodes = new Set(checksOfSchemas.filter(({ structural }) => structural).map(({ code }) => code))

/** The results of both for one schema. */
export function judge(json: unknown): Verdict {
  const { problems } = parseSchema(json)
  const isValid = validates(json)
  return {
    structural: problems.filter(({ code }) => structuralCodes.has(code)).map(({ code, pointer }) => `${code} at ${pointer}`),
    errors: isValid
      ? []
      : (validates.errors ?? []).map(({ instancePath, message, schemaPath }) => `${instancePath}: ${message ?? ''} (${schemaPath})`),
    isReadWhole: !problems.some(({ code }) => endsReading.includes(code)),
  }
}

/** How the two disagree about a schema, as text; `undefined` if they agree. */
export function findDisagreement(json: unknown): string | undefined {
  const { structural, errors, isReadWhole } = judge(json)
  if (structural.length > 0 === errors.length > 0) return undefined
  if (!isReadWhole && structural.length === 0) return undefined
  return JSON.stringify({ json, structural, errors }, null, 2)
}
