import type { Checks, CodesOf } from '../../check.ts'
import { callbackFailed } from './callbackFailed.ts'
import { noCodeEditor } from './noCodeEditor.ts'
import { noEditorWorker } from './noEditorWorker.ts'
import { noStylesheet } from './noStylesheet.ts'
import { unknownTheme } from './unknownTheme.ts'
import { wireFound } from './wireFound.ts'
import { unexpectedValue } from './unexpectedValue.ts'
import { unreadableValue } from './unreadableValue.ts'

export const hostChecks: Checks<CodesOf<'host'>> = {
  'host/callback-failed': callbackFailed,
  'host/no-code-editor': noCodeEditor,
  'host/no-editor-worker': noEditorWorker,
  'host/no-stylesheet': noStylesheet,
  'host/unknown-theme': unknownTheme,
  'host/wire-found': wireFound,
  'host/unexpected-value': unexpectedValue,
  'host/unreadable-value': unreadableValue,
}
