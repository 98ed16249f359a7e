import { isWidgetName } from './fieldTypes.ts'
import { findNearMiss } from './findNearMiss.ts'
import type { UiOptions } from './model.ts'
import { placeBelow, report } from './parsing.ts'
import { isBeside, readNesting } from './readNesting.ts'
import { readObject, type KeyTable, type Reader } from './readObject.ts'
import { readAsObject, readText, readTexts } from './readers.ts'
import { languageNames, widgetNames } from './wire.ts'

const wrongWidgets: ReadonlyMap<string, string> = new Map([
  ['text', 'input'],
  ['textinput', 'input'],
  ['textwidget', 'input'],
  ['inputwidget', 'input'],
  ['multiline', 'textarea'],
  ['textareawidget', 'textarea'],
  ['passwordwidget', 'password'],
  ['secret', 'password'],
  ['select', 'SelectWidget'],
  ['dropdown', 'SelectWidget'],
  ['radio', 'SelectWidget'],
  ['radiowidget', 'SelectWidget'],
  ['combobox', 'SelectWidget'],
  ['multiselect', 'SelectWidget'],
  ['autocomplete', 'SelectWidget'],
  ['toggle', 'checkbox'],
  ['switch', 'checkbox'],
  ['checkboxwidget', 'checkbox'],
  ['code', 'CodeblockWidget'],
  ['codeblock', 'CodeblockWidget'],
  ['codeeditor', 'CodeblockWidget'],
  ['jsoneditor', 'CodeblockWidget'],
  ['hiddenwidget', 'hidden'],
  ['none', 'hidden'],
])

/** Takes any text: a name that does not exist or does not fit stays in the schema and the default control is used. Decisions §1. */
const readWidget: Reader<string> = (value, place, owner) => {
  const widget = readText(value, place, owner)
  if (widget === undefined || isWidgetName(widget)) return widget
  report(place, 'field/unknown-widget', 'warning', { widget, right: findNearMiss(widget, widgetNames, wrongWidgets) })
  return widget
}

const wrongLanguages: ReadonlyMap<string, string> = new Map([
  ['js', 'javascript'],
  ['typescript', 'javascript'],
  ['ts', 'javascript'],
  ['py', 'python'],
  ['yml', 'yaml'],
])

const readLanguage: Reader<string> = (value, place, owner) => {
  const language = readText(value, place, owner)
  if (language === undefined || languageNames.some((name) => name === language)) return language
  report(place, 'widget/unknown-language', 'warning', { language, right: findNearMiss(language, languageNames, wrongLanguages) })
  return language
}

type EditorOptions = NonNullable<UiOptions['ui_options']>
const editorTable: KeyTable<EditorOptions> = { rows: { language: { read: readLanguage } } }

type Layout = NonNullable<UiOptions['ui_layout']>

const readLayoutType: Reader<string> = (value, place, owner) => {
  const type = readText(value, place, owner)
  if (type !== undefined && type !== 'horizontal') report(place, 'layout/unknown-type', 'warning', { type })
  return type
}

const layoutTable: KeyTable<Layout> = {
  rows: { type: { read: readLayoutType }, elements: { read: readTexts } },
  wrongNames: new Map([['fields', 'elements']]),
}

const readLayout = readAsObject<Layout>((raw, place) => readObject(raw, place, layoutTable))

const table: KeyTable<UiOptions> = {
  rows: {
    ui_widget: { read: readWidget, nullable: true },
    ui_options: { read: readAsObject<EditorOptions>((raw, place) => readObject(raw, place, editorTable)) },
    ui_layout: { read: readLayout },
    ui_order: { read: readTexts, extension: true },
    placeholder: { read: readText, extension: true },
  },
  wrongNames: new Map([
    ['widget', 'ui_widget'],
    ['hidden', 'ui_widget'],
    ['visible', 'ui_widget'],
    ['language', 'ui_options.language'],
    ['layout', 'ui_layout'],
    ['order', 'ui_order'],
    ['options', 'ui_options'],
    ['hint', '^description'],
    ['help', '^description'],
    ['helptext', '^description'],
    ['description', '^description'],
    ['label', '^label'],
    ['title', '^label'],
    ['choices', '^choices'],
  ]),
}

/** The `ui_options` of a field or of `items`. Specification 2.5; `placeholder` and `ui_order` by decisions §1. */
export const parseUiOptions = readAsObject<UiOptions>((raw, place) => {
  if (raw['ui_widget'] !== 'CodeblockWidget' || !isBeside(raw, 'language', 'ui_options')) return readObject(raw, place, table)
  readLanguage(raw['language'], placeBelow(place, 'language'), raw)
  return readNesting(raw, place, table, 'language', 'ui_options')
})

type RootUiOptions = Pick<UiOptions, 'ui_order' | 'ui_layout'>

const rootTable: KeyTable<RootUiOptions> = {
  rows: { ui_order: { read: readTexts }, ui_layout: { read: readLayout, extension: true } },
  wrongNames: new Map([
    ['order', 'ui_order'],
    ['layout', 'ui_layout'],
  ]),
}

/** The `ui_options` of the root. Specification 2.5; `ui_layout` by decisions §1. */
export const parseRootUiOptions = readAsObject<RootUiOptions>((raw, place) => readObject(raw, place, rootTable))
