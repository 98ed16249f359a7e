import type { ValidationMessages } from '../core/validation/messages.ts'
import type { UiMessages } from './uiMessages.ts'

/** The host's texts: of validation by rule name, of the form itself by the names of `defaultUiMessages`. Decisions §8. */
export type FormMessages = Partial<UiMessages> & ValidationMessages
