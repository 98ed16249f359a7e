import type { ControlName } from '../core/schema/fieldTypes.ts'
import type { FieldType } from '../core/schema/wire.ts'
import type { RuleArgs } from '../core/validation/ruleArgs.ts'
import type { ModuleError } from '../client/errors.ts'
import { getOrInsert } from '../core/values/getOrInsert.ts'
import { isKnownLocale } from '../react/form/isKnownLocale.ts'
import type { Catalogue, Locale } from '../react/locale.ts'
import type { ReloadCounts } from '../react/notices/noticeMessages.ts'
import type { ChangeMessages } from '../react/form/changeMessages.ts'

/** A noun, or a sentence, for each plural category of a number; `#` is replaced by the number. */
export type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

type Written = NonNullable<RuleArgs['minimum']['written']>

/** The functions for the texts of one language. */
export interface Words {
  /** Formats `12345` in the language. */
  readonly number: (value: number) => string
  /** Creates the error of a limit: both numbers as in the form's number fields, else in the language, ungrouped. */
  readonly sayBound: (say: (numbers: Written) => string) => (args: RuleArgs['minimum']) => string
  /** The form for a number, with the number inserted. */
  readonly plural: (count: number, forms: Forms) => string
  /** Names in a row, with the language's "and" before the last. */
  readonly list: (names: readonly string[]) => string
  readonly moment: (date: Date) => string
  /** The texts of a locale with the numbers and dates of its region. */
  readonly messagesIn: NonNullable<Locale['messagesIn']>
}

/** Creates the words of a language; `Intl` objects are created on first use. */
export function createWords(language: string): Words {
  // A text is told only what it says, so the region is set for the time of its call. The words themselves stay those of the language.
  let region = language
  const inEach = <Made>(make: (tag: string) => Made) => {
    const made = new Map<string, Made>()
    return () => getOrInsert(made, region, make)
  }
  const numbers = inEach((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 20 }))
  const ungrouped = inEach((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 20, useGrouping: false }))
  const moments = inEach((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }))
  const rules = once(() => new Intl.PluralRules(language))
  const lists = once(() => new Intl.ListFormat(language))
  const number = (value: number) => numbers().format(value)
  const write = (value: number | string) => (typeof value === 'number' ? ungrouped().format(value) : value)
  const sayIn =
    (tag: string, say: Say): Say =>
    (...args) => {
      const outer = region
      region = tag
      try {
        return say(...args)
      } finally {
        region = outer
      }
    }
  const known = new WeakMap<Catalogue, Map<string, Catalogue>>()
  return {
    number,
    sayBound:
      (say) =>
      ({ limit, actual, written }) =>
        say(written ?? { limit: write(limit), actual: write(actual) }),
    plural: (count, forms) => (forms[rules().select(count)] ?? forms.other).replace('#', number(count)),
    list: (names) => lists().format(names),
    moment: (date) => moments().format(date),
    messagesIn: ({ messages, tag }) =>
      messages && tag && tag !== language && isKnownLocale(tag)
        ? getOrInsert(
            getOrInsert(known, messages, () => new Map()),
            tag,
            () => eachText(messages, (say) => sayIn(tag, say)),
          )
        : messages,
  }
}

type Say = (...args: readonly unknown[]) => unknown

/** The same texts, with another function for each that is one. */
const eachText = (messages: Catalogue, change: (say: Say) => Say): Catalogue =>
  // `as`, twice: a text function takes what it always took, and each text keeps its name.
  Object.fromEntries(
    Object.entries(messages).map(([name, text]) => [name, typeof text === 'function' ? change(text as Say) : text]),
  ) as unknown as Catalogue

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** The summary of a reload, with a part for each kind of change. `comma` is the language's separator. */
export const countReload =
  ({ plural }: Words, parts: { readonly [Kind in keyof ReloadCounts]: Forms }, comma = ', ') =>
  (counts: ReloadCounts): string =>
    reloadKinds.flatMap((kind) => (counts[kind] === 0 ? [] : [plural(counts[kind], parts[kind])])).join(comma)

const reloadKinds = ['added', 'removed', 'changed', 'setAside', 'returned'] as const

/** The summary of a paste into rows. `most` and `noField` end the parts about what was left out, with the reason. */
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

/**
 * Why a module failed: its own message, formatted by `own`, else a sentence for the kind of error. The status follows, formatted by
 * `inBrackets`.
 */
export const sayFailure =
  (
    sentences: { readonly [Kind in ModuleError['kind']]: string },
    inBrackets = (status: number) => ` (${status})`,
    own = (message: string) => message,
  ) =>
  ({ kind, moduleMessage, status }: ModuleError): string =>
    `${moduleMessage === undefined ? sentences[kind] : own(moduleMessage)}${status === undefined ? '' : inBrackets(status)}`

const longestQuote = 60

/** A quoted text, cut if it is too long for the sentence. */
export const cut = (value: unknown): string => {
  const text = String(value)
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text
}

type FormatArgs = RuleArgs['format']
type DateFault = NonNullable<FormatArgs['date']>['fault']

/** The sentences about violated formats. */
export interface FormatSentences {
  readonly formats: { readonly [Format in FormatArgs['format']]: string }
  /** `example` and `detail` are in the date format of the locale; `text` is the typed text. */
  readonly dates: {
    readonly [Fault in DateFault]: (told: { readonly example: string; readonly detail: string; readonly text: string }) => string
  }
  /** A space at the start or the end is invisible. */
  readonly space: string
  /** The separator of two sentences, if it is not a space. */
  readonly gap?: string
}

/** A text for each of these names; found by any text. */
type TextOf<Name extends string> = Readonly<Record<Name, string>> & Readonly<Record<string, string | undefined>>

/** The name of a value of each type. */
export type TypeWords = TextOf<FieldType>

/** The error of an empty required field by its control, except where the general one fits. */
export type RequiredErrors = TextOf<Exclude<ControlName, 'input' | 'textarea' | 'password' | 'CodeblockWidget' | 'heading' | 'unsupported'>>

/** Makes the error of a format: why a date cannot be read, that there is a space at an end, else what is expected. */
export const sayFormat =
  ({ formats, dates, space, gap = ' ' }: FormatSentences) =>
  ({ format, value, date }: FormatArgs): string => {
    if (date) return dates[date.fault]({ example: date.example, detail: date.detail ?? '', text: cut(value) })
    return value === value.trim() ? formats[format] : `${space}${gap}${formats[format]}`
  }

/** The request to a module, and the status of its answer: the same in every language. */
export const sayRequest = ({ method, url, status }: ModuleError): string =>
  [method, url, status].filter((part) => part !== undefined).join(' ')

/** The sentences about values of another type, by kind of error. */
export type TypeErrors = {
  readonly [Issue in RuleArgs['type']['issue']]: (expected: string, value: unknown, line?: number) => string
} & {
  /** A typed number with a group separator: its two possible meanings, in a form that can be typed. */
  readonly either: (typed: string, first: string, second: string) => string
  /** The same for a single meaning. */
  readonly ungrouped: (typed: string, first: string) => string
}

/** The error of a type. */
export function sayType(sentences: TypeErrors, { issue, expected, value, line, number }: RuleArgs['type']): string {
  const [first, second] = number?.readings ?? []
  if (first === undefined) return sentences[issue](expected, value, line)
  return second === undefined ? sentences.ungrouped(cut(value), first) : sentences.either(cut(value), first, second)
}
