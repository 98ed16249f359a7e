import type { Address } from '../../core/values/path.ts'
import { pasteRows, type PastePlace } from '../../store/rows/pasteRows.ts'
import { changeTexts } from '../form/changeMessages.ts'
import type { FormTexts } from '../uiMessages.ts'

// Rarely used row actions, bundled into one chunk.
export { copyRow } from '../../store/rows/copyRow.ts'

type Place = Omit<PastePlace, 'messages'> & { readonly messages: FormTexts }

/** Pastes into rows, and announces it in the texts of the form. */
export const pasteInto = (place: Place, address: Address, text: string, start: Address | undefined): Promise<void> =>
  pasteRows({ ...place, messages: { ...place.messages, ...changeTexts(place.messages) } }, address, text, start)
