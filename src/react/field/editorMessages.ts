import { lateTexts } from '../lateTexts.ts'

/** The texts around a code editor, loaded with it. A host replaces them through `messages` like all others. */
export const editorMessages = {
  keysOfCode: 'Press Ctrl+M to indent with Tab',
  /** In place of `keysOfCode` after that. */
  keysOfIndenting: 'Tab indents. Press Ctrl+M to leave with Tab.',
  enterFullScreen: (label: string) => `Full screen: ${label}`,
  leaveFullScreen: (label: string) => `Exit full screen: ${label}`,
  keysOfFullScreen: 'Esc to exit',
}

/** The texts of the code editor, by name; they load with it. */
export type EditorMessages = typeof editorMessages

export const editorTexts = (messages: Partial<EditorMessages>): EditorMessages => lateTexts(editorMessages, messages)
