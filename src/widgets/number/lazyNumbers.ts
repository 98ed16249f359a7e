import { localPart, type LocalPart } from '../../react/localPart.ts'
import type { LocalNumbers } from './localNumbers.tsx'
import { plainNumbers } from './plainNumbers.ts'

/** Parses and formats numbers in the locale; until it is loaded, or if that fails, fields use `.`. */
export const numbers: LocalPart<LocalNumbers> = localPart(async () => (await import('./localNumbers.tsx')).createLocalNumbers(plainNumbers))
