import { formats } from '../../core/validation/formats.ts'
import { reportOwnInput } from '../../react/ownInput.ts'
import { dateMessages } from '../../react/field/dateMessages.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { shownText } from '../control/shownText.ts'
import { dateExample, formatDate, nameZone, type DateKind } from './formatDate.ts'
import { readDate } from './readDate.ts'

/** What is being typed into a date field, until it is left. */
export interface Typing {
  /** What stands in the control, what the form was told of it, and the props at that key. */
  now?: { readonly typed: string; readonly told: string; readonly props: WidgetProps }
  /** What the field held last that was a date. */
  before?: string
}

/** A date field as a text control, and what stands beside that. */
export interface DateView {
  readonly kind: DateKind
  /** The props of the text control. */
  readonly input: WidgetProps
  /** What the form holds at this moment, as text. */
  readonly held: () => string
  /** What the field held last that was a date: the zone shown is that of it. */
  readonly before: () => string
  /** Stores a date that was picked. */
  readonly take: (text: string) => void
  /** Reads what was typed before the code for that had come. */
  readonly catchUp: () => void
  /** The zone that moments are shown in; absent of days, and of what nobody may see. */
  readonly zone: { readonly id: string; readonly name: string; readonly full: string } | undefined
  /** A date as it can be typed, where no placeholder shows it. */
  readonly example: { readonly id: string; readonly text: string } | undefined
}

export const kindOf = ({ control }: Pick<WidgetProps, 'control'>): DateKind => (control === 'date-time' ? control : 'date')

const isDateOrEmpty = (text: string, kind: DateKind): boolean => text === '' || formats[kind](text)

/**
 * Shows a stored date as the locale writes it, and hands over what is typed as the date that it says, with each key; the text itself, which is no value, where it says
 * none. What is typed stays in the control as it is until the field is left. Decisions §2.
 *
 * @param setTyping draws the field anew, with the date as the locale writes it
 */
export function viewDate(props: WidgetProps, typing: Typing, setTyping: (typing: Typing) => void): DateView {
  const { id, locale, secret, text, onText, onBlur, onCommit } = props
  const kind = kindOf(props)
  const given = shownText(props.value, text)
  // No key draws the field anew: these may be the props of before the last ones. Another value has come from elsewhere.
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
    else if (text !== undefined && !props.disabled && read(text) !== text) settle(read(text))
  }
  const shown = typed()?.typed ?? (secret ? undefined : formatDate(given, kind, locale)) ?? given
  const named = secret || kind === 'date' ? undefined : nameZone(isDateOrEmpty(given, kind) ? given : before(), locale)
  const zone = named && { id: `${id}-zone`, ...named }
  const written = dateExample(kind, locale)
  const hint = props.messages.dateExample?.(written) || dateMessages.dateExample(written)
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
        // An empty field forgets the zone it was shown in.
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
