import type { editor } from 'monaco-editor/editor'
import type { CodeEditorProps } from '../react/widgetProps.ts'

const setOrRemove = (element: Element, name: string, value: string | undefined) => {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Ties Monaco's textarea to the field's label, description and error; Monaco has no options for these. */
export const labelEditor = (
  instance: editor.IStandaloneCodeEditor,
  { id, describedBy, invalid }: Pick<CodeEditorProps, 'id' | 'describedBy' | 'invalid'>,
): void => {
  const textarea = instance.getDomNode()?.querySelector('textarea')
  if (!textarea) return
  textarea.id = id
  setOrRemove(textarea, 'aria-describedby', describedBy)
  setOrRemove(textarea, 'aria-invalid', invalid ? 'true' : undefined)
}
