import { DiffEditor } from '@monaco-editor/react'
import { CodeEditor } from 'moduleform/monaco'
import type { editor } from 'monaco-editor/editor'
import { useEffect, useState } from 'react'
import type { Settings } from '../settings/settings.ts'
import { useMediaQuery } from '../parts/useMediaQuery.ts'

interface SchemaDiffProps {
  readonly before: string
  readonly after: string
  readonly theme: Settings['theme']
}

/** The module of the form's editor sets up Monaco as a side effect; a build would drop it if nothing of it were used. */
const isSetUp = CodeEditor !== undefined

/** Monaco's diff editor for two texts. */
export function SchemaDiff({ before, after, theme }: SchemaDiffProps) {
  const isDarkSystem = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = theme === 'dark' || (theme === 'system' && isDarkSystem)
  const [diff, setDiff] = useState<editor.IStandaloneDiffEditor>()
  useEffect(() => {
    if (!diff) return undefined
    const labels = [keepLabel(diff.getOriginalEditor(), 'Before'), keepLabel(diff.getModifiedEditor(), 'After')]
    // The wrapper would dispose the texts while the editor still uses them, which Monaco reports as an error.
    return () => {
      for (const label of labels) label.dispose()
      const texts = diff.getModel()
      diff.setModel(null)
      texts?.original.dispose()
      texts?.modified.dispose()
    }
  }, [diff])
  return (
    <section className="pg-editor" aria-label="Differences">
      {isSetUp && (
        <DiffEditor
          original={before}
          modified={after}
          language="json"
          theme={isDark ? 'moduleform-dark' : 'moduleform-light'}
          loading={null}
          options={options}
          keepCurrentOriginalModel
          keepCurrentModifiedModel
          onMount={setDiff}
        />
      )}
    </section>
  )
}

/** Names one of the two editors. Monaco has options for that, and empties both names whenever any other option changes. */
function keepLabel(side: editor.ICodeEditor, ariaLabel: string) {
  const name = () => {
    if (side.getRawOptions().ariaLabel !== ariaLabel) side.updateOptions({ ariaLabel })
  }
  name()
  return side.onDidChangeConfiguration(name)
}

const options = {
  automaticLayout: true,
  contextmenu: false,
  editContext: false,
  fixedOverflowWidgets: true,
  fontSize: 12,
  hideUnchangedRegions: { enabled: true },
  minimap: { enabled: false },
  readOnly: true,
  domReadOnly: true,
  renderSideBySide: false,
  scrollBeyondLastLine: false,
  stickyScroll: { enabled: false },
  tabFocusMode: true,
}
