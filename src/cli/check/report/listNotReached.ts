import type { NotReached } from '../exchange/leftOut.ts'
import type { CheckReport } from './createReport.ts'

/** How many checks are named per reason. */
const mostNamed = 3

/** What the report makes no claim about, for people: requests that were not sent, then skipped checks, those of one reason together. */
export function listNotReached({ notReached, skipped }: Pick<CheckReport, 'notReached' | 'skipped'>): readonly NotReached[] {
  const reasons = [...new Set(skipped.map(({ why }) => why))]
  const codesOf = (reason: string) => skipped.filter(({ why }) => why === reason).map(({ code }) => code)
  return [...notReached, ...reasons.map((why) => ({ what: nameChecks(codesOf(why)), why }))]
}

function nameChecks(codes: readonly string[]): string {
  const more = codes.length - mostNamed
  const named = codes.slice(0, mostNamed).join(', ')
  return `${codes.length === 1 ? 'check' : 'checks'} ${named}${more > 0 ? ` and ${more} more` : ''}`
}
