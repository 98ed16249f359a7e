import { ReadDate } from '../date/ReadDate.tsx'
import { connectionDetail } from '../select/connection/connectionDetail.ts'
import type { ReactNode } from 'react'
import { codeText } from '../code/codeText.ts'
import type { ControlName } from '../../core/schema/fieldTypes.ts'
import { ReadNumber } from '../number/ReadNumber.tsx'
import { findChoice, labelOfValue } from '../../core/values/choices.ts'
import { isUnlistedConnection } from '../../core/values/isUnlistedConnection.ts'
import { shownText } from '../control/shownText.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { shownLabel } from '../select/choiceLook.ts'
import { isEmpty } from '../../core/values/isEmpty.ts'

type Content = (props: WidgetProps) => ReactNode

/** Unchanged text; like all others, `undefined` if there is nothing to show. */
const asText: Content = ({ value, text }) => shownText(value, text) || undefined

const asDate: Content = (props) => asText(props) && <ReadDate {...props} />

const labelIn = ({ options }: WidgetProps, value: unknown): string => options?.labelOf(value) ?? labelOfValue(value)

/** A choice is shown by its label. An option may have the value `""`, which counts as empty only if no list contains it. Decisions §2. */
const asChoice: Content = (props) => {
  const { value, text, options, messages } = props
  const label = text ?? labelIn(props, value)
  const isNothing = label === '' && isEmpty(value) && findChoice(options?.choices ?? [], value) === undefined
  return isNothing ? undefined : shownLabel(label, messages)
}

const asChoices: Content = (props) => {
  const { value } = props
  if (!Array.isArray(value)) return asText(props)
  if (value.length === 0) return undefined
  const labels = value.map((one) => shownLabel(labelIn(props, one), props.messages))
  return (
    <ul className="mf-read-list">
      {labels.map((label, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- nothing here has state, and labels may repeat
        <li key={index} className="mf-read-item">
          {label}
        </li>
      ))}
    </ul>
  )
}

const asYesOrNo: Content = (props) => {
  const { value, messages } = props
  if (typeof value !== 'boolean') return asText(props)
  return value ? messages.yes : messages.no
}

const asConnection: Content = ({ value, connections, messages }) => {
  if (isEmpty(value)) return undefined
  const label = labelOfValue(value)
  const isGone = isUnlistedConnection(connections, value)
  return (
    <>
      <span>{label}</span> <span className="mf-read-detail">{connectionDetail({ value, label }, messages)}</span>
      {isGone && <span className="mf-read-warning"> {messages.notInList}</span>}
    </>
  )
}

/** The same length for every secret, so as not to reveal its length. */
const asSecret: Content = (props) =>
  asText(props) && (
    <>
      <span aria-hidden="true">••••••••</span>
      <span className="mf-visually-hidden">{props.messages.hiddenValue}</span>
    </>
  )

const asCode: Content = ({ value, text, field }) => {
  const code = codeText(value, text, undefined, field.type === 'string')
  return code === '' ? undefined : (
    <pre className="mf-read-code" translate="no">
      {code}
    </pre>
  )
}

/** What each control shows of its value in read-only mode, except controls that render fields themselves. */
export const readOnlyContents: Readonly<Partial<Record<ControlName, Content>>> = {
  input: asText,
  textarea: asText,
  password: asSecret,
  date: asDate,
  'date-time': asDate,
  number: (props) => asText(props) && <ReadNumber {...props} />,
  checkbox: asYesOrNo,
  SelectWidget: asChoice,
  MultiSelect: asChoices,
  CodeblockWidget: asCode,
  connection: asConnection,
}
