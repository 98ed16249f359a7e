import { CodeEditor } from 'moduleform/monaco'
import * as monaco from 'monaco-editor/editor'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { isYaml } from '../schema/readSource.ts'
import { connectSchemaLanguage, showFindings } from './schemaLanguage.ts'

/** A place to show. A new object shows it again. */
export interface EditorTarget {
  readonly line: number
  readonly column: number
  readonly takesFocus: boolean
}

interface SchemaEditorProps {
  readonly text: string
  readonly isReadOnly: boolean
  readonly target: EditorTarget | undefined
  readonly onText: (text: string) => void
}

/** Milliseconds without a key press before the text is linted: linting a large schema takes as long as several key presses. */
const pause = 120

/** The editor of the form's own code fields, with the linter and the JSON Schema for schemas. */
export function SchemaEditor({ text, isReadOnly, target, onText }: SchemaEditorProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const editor = useEditorIn(box)
  const [indents, setIndents] = useState(false)
  const keysId = `${id}-keys`
  useEffect(() => {
    const model = editor?.getModel()
    if (!editor || !model) return undefined
    editor.updateOptions({ folding: true, wordWrap: 'off', scrollbar: { verticalScrollbarSize: 10 }, lineNumbersMinChars: 4 })
    return connectSchemaLanguage(model)
  }, [editor])
  useEffect(() => {
    const model = editor?.getModel()
    if (!model) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = model.onDidChangeContent(() => {
      clearTimeout(timer)
      timer = setTimeout(() => showFindings(model), pause)
    })
    showFindings(model)
    return () => {
      clearTimeout(timer)
      stop.dispose()
    }
  }, [editor])
  useEffect(() => {
    if (!editor || !target) return
    editor.setPosition({ lineNumber: target.line, column: target.column })
    editor.revealLineInCenter(target.line)
    if (target.takesFocus) editor.focus()
  }, [editor, target])
  return (
    <>
      <div className="pg-editor" ref={box}>
        <CodeEditor
          id={id}
          value={text}
          language={isYaml(text) ? 'yaml' : 'json'}
          ariaLabel="Schema"
          describedBy={isReadOnly ? undefined : keysId}
          invalid={false}
          readOnly={isReadOnly}
          fills
          onChange={(typed) => {
            // The event also fires for changes by code.
            if (typed !== text) onText(typed)
          }}
          onBlur={() => undefined}
          onTabChange={setIndents}
        />
      </div>
      {!isReadOnly && (
        <p className="pg-line pg-faint" aria-live="polite" id={keysId}>
          {indents ? 'Tab indents. Press Ctrl+M to leave with Tab.' : 'Press Ctrl+M to indent with Tab'}
        </p>
      )}
    </>
  )
}

/** The editor that is created in an element. */
function useEditorIn(box: RefObject<HTMLElement | null>): monaco.editor.ICodeEditor | undefined {
  const [editor, setEditor] = useState<monaco.editor.ICodeEditor>()
  useEffect(() => {
    const isOurs = (one: monaco.editor.ICodeEditor) => {
      const element = one.getContainerDomNode?.()
      return element !== undefined && box.current?.contains(element) === true
    }
    const take = (one: monaco.editor.ICodeEditor) => {
      if (isOurs(one)) setEditor(one)
    }
    for (const one of monaco.editor.getEditors()) take(one)
    const listening = monaco.editor.onDidCreateEditor(take)
    return () => listening.dispose()
  }, [box])
  return editor
}
