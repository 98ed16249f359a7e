import type { WidgetProps } from '../../react/widgetProps.ts'
import { shownText } from '../control/shownText.ts'
import { kindOf } from './dateView.ts'
import { formatDate, nameZone } from './formatDate.ts'

/** A read-only date in the locale, with the zone of a date-time. */
export function renderDate(props: WidgetProps) {
  const { locale } = props
  const held = shownText(props.value, props.text)
  const kind = kindOf(props)
  const shown = formatDate(held, kind, locale)
  if (shown === undefined) return <span>{held}</span>
  const zone = kind === 'date' ? undefined : nameZone(held, locale)
  return (
    <>
      <time dateTime={held}>{shown}</time>
      {zone && (
        <>
          {' '}
          <span className="mf-read-detail mf-zone" title={zone.full} dir="auto">
            {zone.name}
          </span>
        </>
      )}
    </>
  )
}
