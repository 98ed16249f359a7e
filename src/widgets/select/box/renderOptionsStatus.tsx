import type { OptionsView } from '../../../react/widgetProps.ts'
import type { UiMessages } from '../../../react/uiMessages.ts'
import type { SelectModel } from '../selectModel.ts'

/**
 * Why a closed select cannot be filled: a field has to be filled first, or, with `saysLoading`, its options are loading. `undefined` if it
 * can. A failed load is shown below the control.
 */
export function renderOptionsStatus(
  { widget: { messages, connections }, options }: Pick<SelectModel, 'widget' | 'options'>,
  saysLoading: boolean,
) {
  const { waitingFor, status, slow } = options
  if (waitingFor) return chooseFirst(waitingFor, messages)
  if (status === 'loading' && saysLoading)
    return loadingText(messages[slow ? 'slowOptions' : connections ? 'loadingConnections' : 'loadingOptions'])
  return undefined
}

/** "Choose State first", with the field's label underlined: a click anywhere in the control focuses that field. Decisions §6. */
function chooseFirst({ label, isExpression }: NonNullable<OptionsView['waitingFor']>, messages: UiMessages) {
  const sentence = messages[isExpression ? 'isExpression' : 'chooseFirst'](label)
  const at = sentence.indexOf(label)
  return (
    <span key={sentence} className="mf-select-placeholder">
      {at < 0 ? (
        sentence
      ) : (
        <>
          {sentence.slice(0, at)}
          <span className="mf-select-link">{label}</span>
          {sentence.slice(at + label.length)}
        </>
      )}
    </span>
  )
}

/** A spinner and a loading text, in place of a value. */
const loadingText = (text: string) => (
  <>
    <span className="mf-spinner" aria-hidden="true" />
    <span className="mf-select-placeholder">{text}</span>
  </>
)
