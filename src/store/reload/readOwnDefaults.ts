import type { FormValues } from '../../core/schema/wire.ts'
import { emptyFormState } from '../emptyFormState.ts'
import { createDraft } from '../formDraft.ts'
import type { FormState } from '../formState.ts'
import { placeValues } from '../values/placeValues.ts'
import { readFormData } from '../values/readValues.ts'

/** The form data that the schema at hand gives by itself: defaults and nothing else. Only where some field asks for schemas. */
export function readOwnDefaults({ plan, settings, source }: FormState): FormValues {
  if (plan.loadSchemaTemplates.length === 0) return {}
  const bare = emptyFormState({ plan, schema: plan.schema, settings, source, isInline: true, values: {} })
  placeValues(createDraft(bare), {})
  return readFormData(bare)
}
