import { Control } from '../control/Control.tsx'
import { inputAttributes } from '../control/inputAttributes.ts'
import { shownPlaceholder } from '../control/shownPlaceholder.ts'
import { shownText } from '../control/shownText.ts'
import { readable } from '../readOnly/readable.tsx'

/** Lines that a browser without `field-sizing` shows at once. */
const rowsShown = 4

/** Text on several lines, which grows with its content up to a limit. Enter is a line break, so it commits on leaving only. */
export const Textarea = readable(function Textarea(props) {
  return (
    <Control {...props} kind="lines">
      <textarea
        {...inputAttributes(props)}
        className="mf-input mf-textarea"
        rows={rowsShown}
        placeholder={shownPlaceholder(props)}
        value={shownText(props.value, props.text)}
        onChange={(event) => props.onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) props.onCommit()
        }}
      />
    </Control>
  )
})
