import type { MayHaveTemplates } from '../../core/values/formValuesOf.ts'
import type { Templates } from './templates.ts'

/** The `templates` of a form with the schema `S`; none where its type excludes expressions from its values. */
export type TemplatesOf<S> = MayHaveTemplates<S> extends true ? Templates : undefined
