import { fieldTypeNames, formatNames, languageNames, widgetNames } from '../schema/wire.ts'
import { type CodesOf, didYouMean, quote, quoteAll, type Sentences } from './sentences.ts'

const oneOf = (names: readonly string[]): string => `Use one of ${quoteAll(names)}.`

/** Sentences about fields, their controls, their place in the form and their validation. */
export const fieldSentences: Sentences<
  CodesOf<'field' | 'widget' | 'connection' | 'object' | 'array' | 'default' | 'layout' | 'order' | 'validation' | 'reload'>
> = {
  'field/not-an-object': ({ got }) => ({
    message: `a field definition was expected, but ${got} came; it is left out.`,
    hint: 'A field is an object with "id" and "type".',
  }),
  'field/missing-id': ({ got }) => ({
    message: `the field has no usable "id" (${got} came) and is left out.`,
    hint: 'Give it an "id": a text that no field beside it has.',
  }),
  'field/duplicate-id': ({ id }) => ({
    message: `a field ${quote(id)} stands before this one in the same list; this one is left out.`,
    hint: 'Give one of the two another "id".',
  }),
  'field/missing-type': () => ({ message: 'the field has no "type" and cannot be edited.', hint: `Add "type". ${oneOf(fieldTypeNames)}` }),
  'field/unknown-type': ({ type, right }) => ({
    message: `${quote(type)} is no field type; the field cannot be edited.`,
    hint: didYouMean(right, oneOf(fieldTypeNames)),
  }),
  'field/unknown-widget': ({ widget, right }) => ({
    message: `there is no widget ${quote(widget)}; the field gets the default one of its type.`,
    hint: didYouMean(right, oneOf(widgetNames)),
  }),
  'field/unknown-format': ({ format, right }) => ({
    message: `there is no format ${quote(format)}; it is not checked.`,
    hint: didYouMean(right, `${oneOf(formatNames)} Anything else can be checked with "validation.pattern".`),
  }),
  'widget/unfit': ({ widget, type, fitting }) => ({
    message: `the widget ${quote(widget)} does not fit the type ${quote(type)}; the field gets the default one.`,
    hint: fitting.length === 0 ? 'Remove "ui_widget".' : `Remove "ui_widget", or use ${quoteAll(fitting)}.`,
  }),
  'widget/select-without-options': () => ({
    message: 'the select has neither "choices" nor "content"; it takes typed text only.',
    hint: 'Add "choices" or "content", or use another widget.',
  }),
  'widget/unknown-language': ({ language, right }) => ({
    message: `the code editor does not know the language ${quote(language)}; text is shown plain.`,
    hint: didYouMean(right, oneOf(languageNames)),
  }),
  'connection/no-allowed-list': ({ key }) => ({
    message: `${quote(key)} is missing; connections are not filtered by it.`,
    hint: `Add the list ${quote(key)}.`,
  }),
  'connection/unknown-management-type': ({ value }) => ({
    message: `${quote(value)} is no connection management type.`,
    hint: oneOf(['managed', 'custom']),
  }),
  'object/heading': () => ({
    message: 'the object has neither "fields" nor "choices"; it is shown as a heading and holds no value.',
    hint: 'Add "fields", "choices" or "content" if it should hold a value.',
  }),
  'array/no-items': () => ({
    message: 'the array has no "items"; its rows cannot be edited.',
    hint: 'Add "items" with a "type", and with "fields" where rows are objects.',
  }),
  'default/wrong-type': ({ type, got }) => ({
    message: `the default is ${got}, the type of the field is ${quote(type)}; the default is not applied.`,
    hint: `Give a default of type ${quote(type)}, or remove it.`,
  }),
  'default/not-in-choices': ({ value }) => ({
    message: `the default ${quote(value)} is none of the choices.`,
    hint: 'Use the "value" of one of the choices, or add this one to them.',
  }),
  'layout/unknown-type': ({ type }) => ({
    message: `there is no layout ${quote(type)}; it is read as "horizontal".`,
    hint: 'Use "horizontal".',
  }),
  'layout/unknown-element': ({ id }) => ({
    message: `the layout names ${quote(id)}, but no field it could lay out has that id.`,
    hint: 'Name the fields inside this one, or fields beside it.',
  }),
  'layout/element-twice': ({ id }) => ({
    message: `${quote(id)} stands in another row already; it stays there.`,
    hint: 'Name each field in one layout only.',
  }),
  'order/unknown-id': ({ id }) => ({
    message: `"ui_order" names ${quote(id)}, but there is no such field here; the entry is ignored.`,
    hint: 'Remove it, or write the id as the field does.',
  }),
  'order/missing-ids': ({ ids }) => ({
    message: `"ui_order" does not name ${quoteAll(ids)}; what it lacks follows in the order of the schema.`,
    hint: 'Add the ids where the fields should stand.',
  }),
  'validation/pattern-does-not-compile': ({ pattern }) => ({
    message: `the pattern ${quote(pattern)} is no regular expression; it is not enforced.`,
    hint: 'Write a JavaScript regular expression without slashes and flags.',
  }),
  'validation/pattern-not-enforced': ({ pattern }) => ({
    message: `the pattern ${quote(pattern)} cannot be checked safely here; it is not enforced.`,
    hint: 'Write it without look-around and back-references.',
  }),
  'reload/loop': ({ fields }) => ({
    message: `the schema was reloaded again and again without an edit, because of ${quoteAll(fields)}; reloading has stopped.`,
    hint: 'Let answers of /schema settle: their defaults should not change fields that load the schema.',
  }),
}
