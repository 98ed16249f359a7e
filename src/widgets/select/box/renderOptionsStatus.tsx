import type { OptionsView } from '../../../react/widgetProps.ts'
import type { UiMessages } from '../../../react/uiMessages.ts'
import type { SelectModel } from '../selectModel.ts'

/**
 * What keeps a closed select from being filled: a field to fill first, or, where `saysLoading`, that its options are on their way. `undefined`
 * where nothing does. That they did not come is said below it.
 */
export function renderOptionsStatus(
  { widget: { messages }, options, texts }: Pick<SelectModel, 'widget' | 'options' | 'texts'>,
  saysLoading: boolean,
) {
  const { waitingFor, status, slow } = options
  if (waitingFor) return chooseFirst(waitingFor, messages)
  if (status === 'loading' && saysLoading) return loadingText(slow ? messages.slowOptions : (texts?.loadingText ?? messages.loadingOptions))
  return undefined
}

/** "Choose State first", the field's name underlined: a click anywhere in the control goes there. Decisions §6. */
function chooseFirst({ label, isExpression }: NonNullable<OptionsView['waitingFor']>, messages: UiMessages) {
  const sentence = messages[isExpression ? 'isExpression' : 'chooseFirst'](label)
  const at = sentence.indexOf(label)
  return (
    <span className="mf-select-placeholder">
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

/** A spinner and what is being loaded, in the place of a value. */
const loadingText = (text: string) => (
  <>
    <span className="mf-spinner" aria-hidden="true" />
    <span className="mf-select-placeholder">{text}</span>
  </>
)
