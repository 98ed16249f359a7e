import { formats } from '../../core/validation/formats.ts'
import { reportOwnInput } from '../../react/ownInput.ts'
import { dateMessages } from '../../react/field/dateMessages.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { shownText } from '../control/shownText.ts'
import { dateExample, formatDate, nameZone, type DateKind } from './formatDate.ts'
import { readDate } from './readDate.ts'
import { zoneMark } from './zones.ts'

/** The state of typing in a date field, until it is left. */
export interface Typing {
  /** The text in the control, the text passed to the form, and the props at the last key. */
  now?: { readonly typed: string; readonly told: string; readonly props: WidgetProps }
  /** The last valid date of the field. */
  before?: string
  /**
   * Text may have been typed before this code was loaded, and is still to be read. Any other text that is no date stays as it is until it
   * is edited: undo would bring it back again and again.
   */
  isLate?: boolean
}

/** A date field as a text control, and its tools. */
export interface DateView {
  readonly kind: DateKind
  /** The props of the text control. */
  readonly input: WidgetProps
  /** The current text in the form. */
  readonly held: () => string
  /** The last valid date of the field, which determines the zone shown. */
  readonly before: () => string
  /** Stores a picked date. */
  readonly take: (text: string) => void
  /** Reads the text typed before this code was loaded. */
  readonly catchUp: () => void
  /** The zone of a date-time; absent for dates, and for secret fields. `check` renders the field again if the user's zone has changed since. */
  readonly zone: { readonly id: string; readonly name: string; readonly full: string; readonly check: () => void } | undefined
  /** A date as it can be typed, where no placeholder shows it. */
  readonly example: { readonly id: string; readonly text: string } | undefined
}

export const kindOf = ({ control }: Pick<WidgetProps, 'control'>): DateKind => (control === 'date-time' ? control : 'date')

const isDateOrEmpty = (text: string, kind: DateKind): boolean => text === '' || formats[kind](text)

const hintOf = ({ messages }: WidgetProps, written: string): string => messages.dateExample?.(written) || dateMessages.dateExample(written)

/** Calls `onChange` if the user's zone is another than now. */
function checkOf(onChange: () => void): () => void {
  const mark = zoneMark()
  return () => {
    if (zoneMark() !== mark) onChange()
  }
}

/**
 * Shows a stored date in the locale, and with each key passes the typed text on as ISO text, or unchanged if it is no date, and thus no
 * value. The control keeps the text as typed until the field is left. Decisions §2.
 *
 * @param setTyping renders the field again, with the date in the locale
 */
export function viewDate(props: WidgetProps, typing: Typing, setTyping: (typing: Typing) => void): DateView {
  const { id, locale, secret, text, onText, onBlur, onCommit } = props
  const kind = kindOf(props)
  const given = shownText(props.value, text)
  // A key does not render the field, so these props may be older than the last keys. A different value comes from elsewhere.
  const typed = () => (typing.now?.props === props || typing.now?.told === given ? typing.now : undefined)
  const held = () => typed()?.told ?? given
  const before = () => (typed() === undefined && isDateOrEmpty(given, kind) ? given : (typing.before ?? ''))
  const read = (typedText: string): string => {
    const reading = readDate(typedText, { kind, locale, before: before() })
    return 'text' in reading ? reading.text : typedText
  }
  const settle = (told: string) => {
    setTyping({ before: isDateOrEmpty(told, kind) ? told : before() })
    onText(told)
  }
  const catchUp = () => {
    const now = typed()
    if (now !== undefined) settle(now.told)
    else if (typing.isLate && text !== undefined && !props.disabled && read(text) !== text) settle(read(text))
    typing.isLate = false
  }
  const shown = typed()?.typed ?? (secret ? undefined : formatDate(given, kind, locale)) ?? given
  const named = secret || kind === 'date' ? undefined : nameZone(isDateOrEmpty(given, kind) ? given : before(), locale)
  const zone = named && { id: `${id}-zone`, ...named, check: checkOf(() => setTyping({ ...typing })) }
  const hint = hintOf(props, dateExample(kind, locale))
  const example = shown === '' && props.placeholder === undefined ? undefined : { id: `${id}-example`, text: hint }
  return {
    kind,
    held,
    before,
    take: settle,
    catchUp,
    zone,
    example,
    input: {
      ...props,
      text: shown,
      placeholder: props.placeholder ?? hint,
      describedBy: [props.describedBy, zone?.id, example?.id].filter(Boolean).join(' ') || undefined,
      onText: (typedText) => {
        // An empty field forgets its zone.
        if (typedText === '') return settle('')
        typing.before = before()
        const told = read(typedText)
        typing.now = { typed: typedText, told, props }
        reportOwnInput(onText, told)
      },
      onBlur: () => {
        catchUp()
        onBlur()
      },
      onCommit: () => {
        catchUp()
        onCommit()
      },
    },
  }
}
