import { useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { useFormContext } from './formContext.ts'
import type { CodeEditorProps } from './widgetProps.ts'

const none = () => undefined
const never = () => () => {}

/** The code editor, for a field that wants it. */
export function useCodeEditor(isWanted: boolean): ComponentType<CodeEditorProps> | undefined {
  const { codeEditor } = useFormContext()
  useEffect(() => {
    if (isWanted) codeEditor.load()
  }, [codeEditor, isWanted])
  return useSyncExternalStore(isWanted ? codeEditor.subscribe : never, isWanted ? codeEditor.current : none, none)
}
