'use client'

import { controlAttributes, inputAttributes, shownPlaceholder } from '../control/attributes.ts'
import { ownText, shownText } from '../control/ownText.ts'
import { isCounted, LengthCounter } from './LengthCounter.tsx'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import { useClassName } from '../../react/classNames.ts'

/** Lines shown at least and at most by browsers without `field-sizing`; the stylesheet has the same limits for the others. */
const [fewestRows, mostRows] = [4, 16]

const rowsFor = (text: string): number => Math.min(Math.max(text.split('\n').length, fewestRows), mostRows)

/** Text on several lines, which grows with its content up to a limit. Enter is a line break, so it commits on leaving only. */
export const Textarea = readable(function Textarea(props) {
  const classOf = useClassName()
  const shown = shownText(props.value, props.text)
  return (
    <div {...controlAttributes(classOf, props, 'lines')}>
      <textarea
        {...inputAttributes(props)}
        className={classOf('input', 'mf-textarea')}
        {...ownText(props, (text) => rowsFor(text) !== rowsFor(shown) || isCounted(props, text) || isCounted(props, shown))}
        rows={rowsFor(shown)}
        placeholder={shownPlaceholder(props)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) props.onCommit()
        }}
      />
      {isCounted(props, shown) && <LengthCounter {...props} />}
    </div>
  )
})
