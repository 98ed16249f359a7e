import type { numeral, readNumber } from '../../core/schema/readNumber.ts'
import type { messages } from '../../core/validation/messages.ts'
import type { RuleArgs } from '../../core/validation/ruleArgs.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { explainBound, explainNumber } from './explainNumber.ts'
import { NumberTools } from './NumberTools.tsx'
import { writeNumber } from './numberSigns.ts'
import { type LocalReading, plainNumber, readLocalNumber } from './readLocalNumber.ts'
import { stepDecimal, type Limits } from './stepDecimal.ts'

type Tag = string | undefined

/** How numbers are read and explained with `.`. It is handed over and not imported: that keeps the form in one piece. */
export interface PlainNumbers {
  readonly numeral: typeof numeral
  readonly readNumber: typeof readNumber
  readonly messages: typeof messages
}

/** What reads and writes numbers as a locale does, for fields that hold one. Loaded when the first of them is there. */
export function createLocalNumbers({ numeral: pattern, readNumber: readPlain, messages: defaults }: PlainNumbers) {
  const read = (text: string, isWhole: boolean, locale: Tag): LocalReading => readLocalNumber(text, isWhole, locale, readPlain)
  const explaining = { read, messages: defaults }
  return {
    explainBound: (rule: 'minimum' | 'maximum', args: RuleArgs['minimum'], locale: Tag) => explainBound(rule, args, locale, explaining),
    explainNumber: (args: RuleArgs['type'], locale: Tag) => explainNumber(args, locale, explaining),
    NumberTools: (props: WidgetProps) => <NumberTools {...props} read={read} />,
    plainNumber,
    stepDecimal: (text: string, direction: 1 | -1, limits: Limits = {}) => stepDecimal(text, direction, limits, pattern),
    writeNumber,
  }
}
