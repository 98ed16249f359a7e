import { numeral, readNumber } from '../../core/schema/readNumber.ts'
import { messages } from '../../core/validation/messages.ts'
import type { PlainNumbers } from './localNumbers.tsx'

/** The functions with which numbers are read and explained with `.`, for the locale's parser. */
export const plainNumbers: PlainNumbers = { numeral, readNumber, messages }
