import type { messages } from '../../core/validation/messages.ts'
import type { RuleArgs } from '../../core/validation/ruleArgs.ts'
import { writeNumber } from './numberSigns.ts'
import type { LocalReading } from './readLocalNumber.ts'

/** What a message is called with, and the same in English where the default text cannot say it. */
interface Explained<Args> {
  readonly args: Args
  readonly sentence?: string
}

/** What explanations are made with. */
interface Explaining {
  readonly read: (text: string, isWhole: boolean, locale: string | undefined) => LocalReading
  readonly messages: typeof messages
}

const longestQuote = 60

/** The example that the default message names. */
const plainExample = '12.5'

type TypeArgs = RuleArgs['type']

/** Adds to what a message about the type can name what a typed number could mean in the locale, and an example in it. */
export function explainNumber(args: TypeArgs, locale: string | undefined, { read, messages: defaults }: Explaining): Explained<TypeArgs> {
  const { issue, expected, value, line } = args
  const isWhole = expected === 'integer'
  const isTyped = issue === 'not-a-number' || issue === 'not-whole' || issue === 'not-exact'
  if ((expected !== 'number' && !isWhole) || !isTyped || line !== undefined || typeof value !== 'string') return { args }
  const reading = read(value, isWhole, locale)
  // A list reads what is typed into it with `.` alone.
  if ('value' in reading || reading.error === 'empty') return { args }
  const readings = reading.meanings.map((meaning) => writeNumber(meaning, locale))
  const example = writeNumber(plainExample, locale)
  const told = { ...args, issue: reading.error, number: { readings, example } }
  return { args: told, sentence: sayReadings(value, readings) ?? defaults.type(told).replace(plainExample, example) }
}

function sayReadings(value: string, [first, second]: readonly string[]): string | undefined {
  if (first === undefined) return undefined
  const quoted = value.length > longestQuote ? `${value.slice(0, longestQuote)}…` : value
  return second === undefined
    ? `Enter "${quoted}" without signs between its groups of digits: ${first}.`
    : `"${quoted}" can be ${first} or ${second}. Enter the one that you mean.`
}

type BoundArgs = RuleArgs['minimum']

/** Adds to what a message about a limit can name both numbers as the locale writes them. */
export function explainBound(
  rule: 'minimum' | 'maximum',
  args: BoundArgs,
  locale: string | undefined,
  { messages: defaults }: Explaining,
): Explained<BoundArgs> {
  const { limit, actual } = args
  const written = { limit: writeNumber(limit, locale), actual: typeof actual === 'number' ? writeNumber(actual, locale) : actual }
  // `as`: the default texts put both into a sentence and do nothing else with them.
  return { args: { ...args, written }, sentence: defaults[rule](written as unknown as BoundArgs) }
}
