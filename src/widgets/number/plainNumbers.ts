import { numeral, readNumber } from '../../core/schema/readNumber.ts'
import { messages } from '../../core/validation/messages.ts'
import type { PlainNumbers } from './localNumbers.tsx'

/** How numbers are read and explained with `.`: handed over to what does so as a locale does. */
export const plainNumbers: PlainNumbers = { numeral, readNumber, messages }
