import type { UiOptions } from './model.ts'
import {
  readAliased,
  readObject,
  type Alias,
  type KeyTable,
  readAsObject,
  readByTable,
  readNameOf,
  readText,
  readTexts,
} from './readers.ts'
import { isText } from './json.ts'
import { languageNames, widgetNames } from './wire.ts'

type EditorOptions = NonNullable<UiOptions['ui_options']>
type Layout = NonNullable<UiOptions['ui_layout']>

const readLanguage = readNameOf(languageNames, 'widget/unknown-language', 'language')

const editorTable: KeyTable<EditorOptions> = { kind: 'editor', keys: { language: readLanguage } }

const layoutTable: KeyTable<Layout> = {
  kind: 'layout',
  keys: { type: readNameOf(['horizontal'], 'layout/unknown-type', 'type'), elements: readTexts },
}

const rootKeys = { ui_order: readTexts, ui_layout: readByTable(layoutTable) }

const table: KeyTable<UiOptions> = {
  kind: 'uiOptions',
  keys: {
    ...rootKeys,
    // An unknown or unsuitable name stays in the schema, and the default control is used. Decisions §1.
    ui_widget: readNameOf(widgetNames, 'field/unknown-widget', 'widget'),
    ui_options: readByTable(editorTable),
    placeholder: readText,
  },
}

/** Keys that are accepted beside the nested `ui_options` of a code editor but belong in it. Decisions §1. */
const besideEditor: Alias = { from: ['', 'language'], to: ['ui_options', 'language'], isMeant: isText, read: readLanguage }

/** The `ui_options` of a field or of `items`. Specification 2.5; `placeholder` and `ui_order` by decisions §1. */
export const parseUiOptions = readAsObject<UiOptions>((raw, place) =>
  raw['ui_widget'] === 'CodeblockWidget' ? readAliased(raw, place, table, [besideEditor]) : readObject(raw, place, table),
)

/** The `ui_options` of the root. Specification 2.5; `ui_layout` by decisions §1. */
export const parseRootUiOptions = readByTable<Pick<UiOptions, 'ui_order' | 'ui_layout'>>({ kind: 'rootUiOptions', keys: rootKeys })
