import { type CodesOf, quote, quoteAll, type Sentences } from './sentences.ts'

const entry = 'An entry is { "value": …, "label": "…" }.'

/** Sentences about choices and dynamic content. */
export const optionSentences: Sentences<CodesOf<'choices' | 'content'>> = {
  'choices/bare-array': () => ({
    message: '"choices" is a list; it is read as its "values".',
    hint: 'Write "choices": { "values": […] }.',
  }),
  'choices/not-a-list': ({ got }) => ({
    message: `a list of choices was expected, but ${got} came.`,
    hint: 'Give a list, empty where nothing applies.',
  }),
  'choices/unreadable': ({ got }) => ({ message: `a choice was expected, but ${got} came; it is left out.`, hint: entry }),
  'choices/scalar': ({ value }) => ({ message: `the choice ${quote(value)} is read as its value and its label.`, hint: entry }),
  'choices/id-without-value': ({ id }) => ({ message: `the choice has no "value"; it is made of its id ${quote(id)}.`, hint: entry }),
  'choices/missing-label': ({ label }) => ({ message: `the choice has no "label"; ${quote(label)} is shown.`, hint: 'Add a "label".' }),
  'choices/label-not-text': ({ label }) => ({
    message: `the label of the choice is no text; ${quote(label)} is shown.`,
    hint: `Write it as ${quote(label)}.`,
  }),
  'choices/more': ({ count }) => ({
    message: `${count.toLocaleString('en')} more deviations in this list are not named one by one.`,
    hint: entry,
  }),
  'content/no-type': () => ({ message: 'the content has no "type"; "managed" is assumed.', hint: 'Add "type": ["managed"].' }),
  'content/bare-type': ({ type }) => ({ message: `"type" is a text; it is read as a list of it.`, hint: `Write it as [${quote(type)}].` }),
  'content/unknown-type': ({ type }) => ({ message: `${quote(type)} is no content type.`, hint: 'Use "managed" or "custom".' }),
  'content/no-objects': () => ({
    message: 'the content has no "content_objects"; nothing can be loaded.',
    hint: 'Add "content_objects": [{ "id": "…" }].',
  }),
  'content/object-without-id': ({ got }) => ({
    message: `a content object with a text as "id" was expected, but ${got} came; it is left out.`,
    hint: 'Write it as { "id": "…" }.',
  }),
  'content/dependency-without-id': ({ got }) => ({
    message: `a dependency with a text as "id" was expected, but ${got} came; it is left out.`,
    hint: 'Write it as { "id": "…" } with the id of a field.',
  }),
  'content/unknown-dependency': ({ id }) => ({
    message: `the content depends on ${quote(id)}, but there is no such field; it is loaded without waiting for it.`,
    hint: 'Write the id as the field does, rows of an array as "array_id.items".',
  }),
  'content/self-dependency': ({ id }) => ({
    message: `the content of ${quote(id)} depends on the field itself; it is loaded without waiting for it.`,
    hint: 'Remove the dependency.',
  }),
  'content/cyclic-dependency': ({ fields }) => ({
    message: `the contents of ${quoteAll(fields)} depend on each other in a circle; they are loaded without waiting.`,
    hint: 'Remove one of the dependencies.',
  }),
  'content/dependency-without-load-schema': ({ id }) => ({
    message: `${quote(id)} has no "on_action.load_schema"; the content reloads all the same, but other platforms may not do so.`,
    hint: `Add "on_action": { "load_schema": true } to ${quote(id)}.`,
  }),
  'content/custom-without-loader': ({ name }) => ({
    message: `the content ${quote(name)} is "custom", but no loader was given for it; the module is asked.`,
    hint: 'Pass a loader in "contentLoaders", or use the type "managed".',
  }),
  'content/record-twice': ({ name }) => ({
    message: `the answer holds ${quote(name)} twice; the first record counts.`,
    hint: 'Send one record for each content object.',
  }),
  'content/record-without-name': () => ({
    message: 'the record names no content object; it is left out.',
    hint: 'Add "content_object_name".',
  }),
  'content/record-without-data': ({ name }) => ({
    message: `the record of ${quote(name)} has no list of options.`,
    hint: 'Add "data", an empty list where nothing applies.',
  }),
  'content/record-alias': ({ name }) => ({
    message: `the record of ${quote(name)} has other keys than specified; it is read all the same.`,
    hint: 'Write it as { "content_object_name": "…", "data": […] }.',
  }),
}
