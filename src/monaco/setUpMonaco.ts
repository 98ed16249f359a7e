import { loader } from '@monaco-editor/react'
import * as monaco from 'monaco-editor/editor'
import 'monaco-editor/features/register.all'
import 'monaco-editor/languages/definitions/css/register'
import 'monaco-editor/languages/definitions/html/register'
import 'monaco-editor/languages/definitions/javascript/register'
import 'monaco-editor/languages/definitions/python/register'
import 'monaco-editor/languages/definitions/sql/register'
import 'monaco-editor/languages/definitions/xml/register'
import 'monaco-editor/languages/definitions/yaml/register'
import 'monaco-editor/languages/features/json/register'
import { startWorker } from './configureCodeEditor.ts'
import { referenceProvider } from './references.ts'
import { themes } from './themes.ts'

/** Makes the wrapper use Monaco from the page's own origin, with the eight languages of specification 2.5 and the form's themes. */
export const setUpMonaco = (): void => {
  // Kept if the host has set up Monaco itself.
  self.MonacoEnvironment ??= { getWorker: (_, label) => startWorker(label) }
  // Without this the wrapper fetches Monaco from a CDN.
  loader.config({ monaco })
  monaco.languages.registerCompletionItemProvider('*', referenceProvider)
  for (const [name, theme] of Object.entries(themes)) monaco.editor.defineTheme(name, theme)
}
