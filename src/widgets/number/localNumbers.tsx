'use client'

import { type ReactNode, useEffect } from 'react'
import type { Definition } from '../../core/schema/model.ts'
import type { numeral, readNumber } from '../../core/schema/readNumber.ts'
import type { messages } from '../../core/validation/messages.ts'
import type { RuleArgs } from '../../core/validation/ruleArgs.ts'
import { useClassName } from '../../react/classNames.ts'
import { numberMessages } from '../../react/field/numberMessages.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { writeNumber } from './numberSigns.ts'
import { type LocalReading, plainNumber, readLocalNumber } from './readLocalNumber.ts'
import { type Limits, stepDecimal } from './stepDecimal.ts'

type Tag = string | undefined

/** Functions for reading and explaining numbers with `.`. Passed in and not imported, which keeps the form in one chunk. */
export interface PlainNumbers {
  readonly numeral: typeof numeral
  readonly readNumber: typeof readNumber
  readonly messages: typeof messages
}

/** Parses and formats numbers in the locale. */
export interface LocalNumbers {
  readonly explainBound: (rule: 'minimum' | 'maximum', args: RuleArgs['minimum'], locale: Tag) => Explained<RuleArgs['minimum']>
  readonly explainNumber: (args: RuleArgs['type'], locale: Tag) => Explained<RuleArgs['type']>
  readonly NumberTools: (props: WidgetProps) => ReactNode
  readonly plainNumber: typeof plainNumber
  readonly stepDecimal: (text: string, direction: 1 | -1, field: Pick<Definition, 'type' | 'validation'>) => string | undefined
  readonly writeNumber: typeof writeNumber
}

/** Loaded with the first number field. */
export function createLocalNumbers({ numeral: pattern, readNumber: readPlain, messages: defaults }: PlainNumbers): LocalNumbers {
  const read = (text: string, isWhole: boolean, locale: Tag): LocalReading => readLocalNumber(text, isWhole, locale, readPlain)
  const explaining = { read, messages: defaults }
  return {
    explainBound: (rule, args, locale) => explainBound(rule, args, locale, explaining),
    explainNumber: (args, locale) => explainNumber(args, locale, explaining),
    NumberTools: (props) => <NumberTools {...props} read={read} />,
    plainNumber,
    stepDecimal: (text, direction, field) => stepDecimal(text, direction, limitsOf(field), pattern),
    writeNumber,
  }
}

/** The limits of a field; those of whole numbers are whole. */
const limitsOf = ({
  type,
  validation: { minimum = -Infinity, maximum = Infinity } = {},
}: Pick<Definition, 'type' | 'validation'>): Limits =>
  type === 'integer' ? { minimum: Math.ceil(minimum), maximum: Math.floor(maximum) } : { minimum, maximum }

/** The arguments of a message, and an English sentence if the default text cannot mention them. */
export interface Explained<Args> {
  readonly args: Args
  readonly sentence?: string
}

/** Functions for explanations. */
interface Explaining {
  readonly read: (text: string, isWhole: boolean, locale: string | undefined) => LocalReading
  readonly messages: typeof messages
}

const longestQuote = 60

/** The example in the default message. */
const plainExample = '12.5'

type TypeArgs = RuleArgs['type']

/** Adds to the arguments of a type message what a typed number could mean in the locale, and an example. */
export function explainNumber(args: TypeArgs, locale: string | undefined, { read, messages: defaults }: Explaining): Explained<TypeArgs> {
  const { issue, expected, value, line } = args
  const isWhole = expected === 'integer'
  const isTyped = issue === 'not-a-number' || issue === 'not-whole' || issue === 'not-exact'
  if ((expected !== 'number' && !isWhole) || !isTyped || line !== undefined || typeof value !== 'string') return { args }
  const reading = read(value, isWhole, locale)
  // Text typed into a list is read with `.` only.
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

/** Adds to the arguments of a limit message both numbers in the locale. */
export function explainBound(
  rule: 'minimum' | 'maximum',
  args: BoundArgs,
  locale: string | undefined,
  { messages: defaults }: Explaining,
): Explained<BoundArgs> {
  const { limit, actual } = args
  const written = { limit: writeNumber(limit, locale), actual: typeof actual === 'number' ? writeNumber(actual, locale) : actual }
  // `as`: the default texts only insert both into a sentence.
  return { args: { ...args, written }, sentence: defaults[rule](written as unknown as BoundArgs) }
}

interface NumberToolsProps extends WidgetProps {
  readonly read: (text: string, isWhole: boolean, locale: string | undefined) => LocalReading
}

/** Buttons below a number field whose text could mean several numbers, one for each. */
export function NumberTools(props: NumberToolsProps) {
  const classOf = useClassName()
  const { field, text, value, locale, invalid, disabled, describedBy, messages, onText, onChange, read } = props
  const reading = text === undefined ? undefined : read(text, field.type === 'integer', locale)
  const meanings = reading && 'meanings' in reading ? reading.meanings : []
  useEffect(() => {
    if (text === undefined || reading === undefined || disabled) return
    // Typed before this code was loaded, or in a locale that reads it differently.
    const isOther = 'value' in reading ? value === undefined : meanings.length > 0 && value !== undefined
    if (isOther) onText(text)
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what was there before this code had come
  }, [])
  if (!invalid || disabled || value !== undefined || meanings.length === 0) return null
  const nameOf = (number: string) => messages.useNumber?.(number) || numberMessages.useNumber(number)
  const take = (button: HTMLElement, meaning: number) => {
    onChange(meaning)
    // The pressed button disappears, so the focus moves to the input before it.
    button.parentElement?.previousElementSibling?.querySelector('input')?.focus()
  }
  return (
    <div className="mf-readings">
      {meanings.map((meaning) => (
        <button
          key={meaning}
          type="button"
          className={classOf('inline-button')}
          aria-describedby={describedBy}
          onClick={({ currentTarget }) => take(currentTarget, meaning)}
        >
          {nameOf(writeNumber(meaning, locale))}
        </button>
      ))}
    </div>
  )
}
