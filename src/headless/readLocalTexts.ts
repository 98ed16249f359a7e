import type { RuleArgs } from '../core/validation/ruleArgs.ts'
import { formatDate, writeDate } from '../widgets/date/formatDate.ts'
import { explainDate, readDate } from '../widgets/date/readDate.ts'
import { explainBound, type Explained, explainNumber, type PlainNumbers } from '../widgets/number/localNumbers.tsx'
import { writeNumber } from '../widgets/number/numberSigns.ts'
import { type LocalReading, plainNumber, readLocalNumber } from '../widgets/number/readLocalNumber.ts'

type Tag = string | undefined

/** Parses, formats and explains numbers and dates in a locale. */
export interface LocalTexts {
  readonly formatDate: typeof formatDate
  readonly writeDate: typeof writeDate
  readonly readDate: typeof readDate
  readonly explainDate: typeof explainDate
  readonly plainNumber: typeof plainNumber
  readonly writeNumber: typeof writeNumber
  readonly explainBound: (rule: 'minimum' | 'maximum', args: RuleArgs['minimum'], locale: Tag) => Explained<RuleArgs['minimum']>
  readonly explainNumber: (args: RuleArgs['type'], locale: Tag) => Explained<RuleArgs['type']>
}

/** Loaded with the first number or date field, for a form without markup. */
export function createLocalTexts({ readNumber: readPlain, messages: defaults }: PlainNumbers): LocalTexts {
  const read = (text: string, isWhole: boolean, locale: Tag): LocalReading => readLocalNumber(text, isWhole, locale, readPlain)
  const explaining = { read, messages: defaults }
  return {
    formatDate,
    writeDate,
    readDate,
    explainDate,
    plainNumber,
    writeNumber,
    explainBound: (rule, args, locale) => explainBound(rule, args, locale, explaining),
    explainNumber: (args, locale) => explainNumber(args, locale, explaining),
  }
}
