'use client'

import { controlAttributes, inputAttributes, rowsFor, shownPlaceholder } from '../control/attributes.ts'
import { ownText, shownText } from '../control/ownText.ts'
import { isCounted } from './isCounted.ts'
import { LazyLengthCounter } from './LazyLengthCounter.tsx'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import { useClassName } from '../../react/classNames.ts'

const fewestRows = 4

/** Text on several lines, which grows with its content up to a limit. Enter is a line break, so it commits on leaving only. */
export const Textarea = readable(function Textarea(props) {
  const classOf = useClassName()
  const shown = shownText(props.value, props.text)
  return (
    <div {...controlAttributes(classOf, props, 'lines')}>
      <textarea
        {...inputAttributes(props)}
        className={classOf('input', 'mf-textarea')}
        {...ownText(
          props,
          (text) => rowsFor(text, fewestRows) !== rowsFor(shown, fewestRows) || isCounted(props, text) || isCounted(props, shown),
        )}
        rows={rowsFor(shown, fewestRows)}
        placeholder={shownPlaceholder(props)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) props.onCommit()
        }}
      />
      {isCounted(props, shown) && <LazyLengthCounter {...props} />}
    </div>
  )
})
