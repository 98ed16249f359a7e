import type { ControlName } from '../core/schema/fieldTypes.ts'
import type { FieldType } from '../core/schema/wire.ts'
import type { RuleArgs } from '../core/validation/ruleArgs.ts'
import type { ModuleError } from '../client/errors.ts'
import type { ReloadCounts } from '../react/notices/noticeMessages.ts'
import type { ChangeMessages } from '../react/form/changeMessages.ts'

/** A noun, or a sentence, by the plural rule that a number falls under; `#` stands for the number. */
export type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

type Written = NonNullable<RuleArgs['minimum']['written']>

/** What the texts of one language are made with. */
export interface Words {
  /** `12345` as the language writes it. */
  readonly number: (value: number) => string
  /** Makes the error of a limit: both numbers as the form's number fields show them, else as the language writes them, ungrouped. */
  readonly sayBound: (say: (numbers: Written) => string) => (args: RuleArgs['minimum']) => string
  /** The form that a number takes, with the number in it. */
  readonly plural: (count: number, forms: Forms) => string
  /** Names in a row, with the language's "and" before the last. */
  readonly list: (names: readonly string[]) => string
  readonly moment: (date: Date) => string
}

/** Makes the words of a language; what `Intl` needs for that is made with the first of them. */
export function createWords(tag: string): Words {
  const numbers = once(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 20 }))
  const ungrouped = once(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 20, useGrouping: false }))
  const rules = once(() => new Intl.PluralRules(tag))
  const lists = once(() => new Intl.ListFormat(tag))
  const moments = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }))
  const number = (value: number) => numbers().format(value)
  const write = (value: number | string) => (typeof value === 'number' ? ungrouped().format(value) : value)
  return {
    number,
    sayBound:
      (say) =>
      ({ limit, actual, written }) =>
        say(written ?? { limit: write(limit), actual: write(actual) }),
    plural: (count, forms) => (forms[rules().select(count)] ?? forms.other).replace('#', number(count)),
    list: (names) => lists().format(names),
    moment: (date) => moments().format(date),
  }
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** What a reload changed, a part for each kind of change that there was. `comma` is what the language puts between them. */
export const countReload =
  ({ plural }: Words, parts: { readonly [Kind in keyof ReloadCounts]: Forms }, comma = ', ') =>
  (counts: ReloadCounts): string =>
    reloadKinds.flatMap((kind) => (counts[kind] === 0 ? [] : [plural(counts[kind], parts[kind])])).join(comma)

const reloadKinds = ['added', 'removed', 'changed', 'setAside', 'returned'] as const

/** What a paste into rows made, a part for each thing to say. `most` and `noField` end the parts of what was left out: why it was. */
export const countPasted =
  (
    { plural, number }: Words,
    parts: { readonly [Kind in 'rows' | 'rowsLeftOut' | 'columnsLeftOut' | 'wrong']: Forms } & {
      readonly most: (most: string) => string
      readonly noField: string
    },
    comma = ', ',
  ) =>
  (pasted: Parameters<ChangeMessages['rowsPasted']>[0]): string => {
    const { rows, rowsLeftOut, columnsLeftOut, wrong } = pasted
    return [
      rows > 0 && plural(rows, parts.rows),
      rowsLeftOut > 0 && plural(rowsLeftOut, parts.rowsLeftOut) + parts.most(number(pasted.most)),
      columnsLeftOut > 0 && plural(columnsLeftOut, parts.columnsLeftOut) + parts.noField,
      wrong > 0 && plural(wrong, parts.wrong),
    ]
      .filter((part) => part !== false)
      .join(comma)
  }

/** What kept a module from answering: its own words, else a sentence by what happened. The status stands after it, as `inBrackets` writes it. */
export const sayFailure =
  (sentences: { readonly [Kind in ModuleError['kind']]: string }, inBrackets = (status: number) => ` (${status})`) =>
  ({ kind, moduleMessage, status }: ModuleError): string =>
    `${moduleMessage ?? sentences[kind]}${status === undefined ? '' : inBrackets(status)}`

const longestQuote = 60

/** A text that is quoted, cut where it would drown the sentence. */
export const cut = (value: unknown): string => {
  const text = String(value)
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text
}

type FormatArgs = RuleArgs['format']
type DateFault = NonNullable<FormatArgs['date']>['fault']

/** The sentences about texts of a format. */
export interface FormatSentences {
  readonly formats: { readonly [Format in FormatArgs['format']]: string }
  /** `example` and `detail` are written as the locale writes dates; `text` is what was typed. */
  readonly dates: {
    readonly [Fault in DateFault]: (told: { readonly example: string; readonly detail: string; readonly text: string }) => string
  }
  /** Nobody sees a space at the start or the end. */
  readonly space: string
  /** What stands between two sentences, where that is not a space. */
  readonly gap?: string
}

/** A text for each of these names; found by any text. */
type TextOf<Name extends string> = Readonly<Record<Name, string>> & Readonly<Record<string, string | undefined>>

/** What a value of each type is called. */
export type TypeWords = TextOf<FieldType>

/** The error of an empty required field by its control, but for those where the general one says it. */
export type RequiredErrors = TextOf<Exclude<ControlName, 'input' | 'textarea' | 'password' | 'CodeblockWidget' | 'heading' | 'unsupported'>>

/** Makes the error of a format: why a date cannot be read, that there is a space at an end, else what is expected. */
export const sayFormat =
  ({ formats, dates, space, gap = ' ' }: FormatSentences) =>
  ({ format, value, date }: FormatArgs): string => {
    if (date) return dates[date.fault]({ example: date.example, detail: date.detail ?? '', text: cut(value) })
    return value === value.trim() ? formats[format] : `${space}${gap}${formats[format]}`
  }

/** What was asked of a module, and the status that came: the same in every language. */
export const sayRequest = ({ method, url, status }: ModuleError): string =>
  [method, url, status].filter((part) => part !== undefined).join(' ')

/** The sentences about values of another type, by what is wrong with them. */
export type TypeErrors = {
  readonly [Issue in RuleArgs['type']['issue']]: (expected: string, value: unknown, line?: number) => string
} & {
  /** A typed number in which a sign groups digits: what it could mean, as that can be typed. */
  readonly either: (typed: string, first: string, second: string) => string
  /** The same where it has one meaning alone. */
  readonly ungrouped: (typed: string, first: string) => string
}

/** The error of a type. */
export function sayType(sentences: TypeErrors, { issue, expected, value, line, number }: RuleArgs['type']): string {
  const [first, second] = number?.readings ?? []
  if (first === undefined) return sentences[issue](expected, value, line)
  return second === undefined ? sentences.ungrouped(cut(value), first) : sentences.either(cut(value), first, second)
}
