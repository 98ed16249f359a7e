import { vi } from 'vitest'
import { changeMessages } from '../../src/react/form/changeMessages.ts'
import { defaultUiMessages } from '../../src/react/uiMessages.ts'
import { pasteRows, type PastePlace } from '../../src/store/rows/pasteRows.ts'
import { rowWork } from '../../src/store/rows/rowWork.ts'
import type { TestForm } from './createTestForm.ts'

interface PasteOptions extends Pick<PastePlace, 'dates' | 'locale' | 'pause'> {
  /** The path of the field to start at; after the last row by default. */
  readonly start?: string
}

/** Pastes a text into the list at an address; returns what was announced. */
export async function pasteTable(form: TestForm, address: string, text: string, { start, ...rest }: PasteOptions = {}) {
  const announce = vi.fn<(said: string) => void>()
  const place = { store: form.store, work: rowWork, messages: { ...defaultUiMessages, ...changeMessages }, announce, ...rest }
  await pasteRows(place, address, text, start === undefined ? undefined : form.find(start))
  return announce.mock.calls.map(([said]) => said)
}
