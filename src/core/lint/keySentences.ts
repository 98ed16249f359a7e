import { type CodesOf, quote, type Sentences } from './sentences.ts'

const root = 'A schema is an object with "metadata" and a list "fields".'

/** Sentences about the schema as a whole and about keys anywhere. */
export const keySentences: Sentences<CodesOf<'schema' | 'key'>> = {
  'schema/no-fields': ({ got }) => ({
    message: `a schema with a list "fields" was expected, but ${got} came. The form is empty.`,
    hint: root,
  }),
  'schema/no-metadata': () => ({
    message: '"metadata" is missing; version 1.0.0 is assumed.',
    hint: 'Add "metadata": { "workflows_module_schema_version": "1.0.0" }.',
  }),
  'schema/no-version': () => ({
    message: 'the schema version is missing; 1.0.0 is assumed.',
    hint: 'Add "workflows_module_schema_version": "1.0.0".',
  }),
  'schema/other-version': ({ version }) => ({
    message: `schema version ${quote(version)} is not a version 1.x; the form is rendered as 1.0.0.`,
    hint: 'Write it as "1.0.0", or check that the form does not rely on another version.',
  }),
  'schema/too-deep': ({ limit }) => ({
    message: `nesting ends here: no more than ${limit} levels are read.`,
    hint: 'Nest fields less deeply; an object that contains itself has no end.',
  }),
  'schema/too-many-fields': ({ limit }) => ({
    message: `no more than ${limit.toLocaleString('en')} fields are read; this one and all that follow are left out.`,
    hint: 'Split the form, or load parts of it with "on_action.load_schema".',
  }),
  'schema/too-large': ({ limit }) => ({
    message: `no more than ${limit.toLocaleString('en')} values are read; the rest is left out.`,
    hint: 'Load long lists through "content" instead of putting them into the schema.',
  }),
  'schema/not-json': ({ got }) => ({ message: `${got} is no JSON and is left out.`, hint: 'Send plain JSON values only.' }),
  'key/unknown': ({ key }) => ({
    message: `the key ${quote(key)} is unknown here; it is kept and ignored.`,
    hint: 'Remove it, unless other software needs it.',
  }),
  'key/near-miss': ({ key, right, ofField }) => ({
    message: `the key ${quote(key)} is unknown here and ignored; ${quote(right)}${ofField ? ' of the field' : ''} was probably meant.`,
    hint: hintToRename(key, right, ofField),
  }),
  'key/extension': ({ key }) => ({
    message: `${quote(key)} is supported here, but the specification does not have it at this place.`,
    hint: 'Nothing to do for this form; other platforms may ignore it.',
  }),
  'key/alias': ({ key, right }) => ({ message: `${quote(key)} is read as ${quote(right)}.`, hint: hintToRename(key, right, false) }),
  'key/wrong-type': ({ key, expected, got }) => ({
    message: `${quote(key)} must be ${expected}, but is ${got}; it is ignored.`,
    hint: `Make it ${expected}, or remove it.`,
  }),
}

function hintToRename(key: string, right: string, ofField: boolean): string {
  if (ofField) return `Move it up to the field, as ${quote(right)}.`
  return right.includes('.') ? `Move ${quote(key)} to ${quote(right)}.` : `Rename it to ${quote(right)}.`
}
