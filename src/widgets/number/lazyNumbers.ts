import { numeral, readNumber } from '../../core/schema/readNumber.ts'
import { messages } from '../../core/validation/messages.ts'
import { localPart } from '../../react/localPart.ts'

/** What reads and writes numbers as a locale does; until it is there, and where it does not come, fields read and show `.`. */
export const numbers = localPart(async () => (await import('./localNumbers.tsx')).createLocalNumbers({ numeral, readNumber, messages }))
