import { localPart, type LocalPart } from '../../react/localPart.ts'
import type { LocalNumbers } from './localNumbers.tsx'
import { plainNumbers } from './plainNumbers.ts'

/** What reads and writes numbers as a locale does; until it is there, and where it does not come, fields read and show `.`. */
export const numbers: LocalPart<LocalNumbers> = localPart(async () => (await import('./localNumbers.tsx')).createLocalNumbers(plainNumbers))
