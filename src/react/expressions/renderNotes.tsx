import type { ReactNode } from 'react'
import type { FieldView } from '../../store/fieldView.ts'
import type { FormContextValue } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import { textsOf } from './expressionMessages.ts'
import type { ExpressionWork } from './expressionWork.ts'
import { Preview } from './Preview.tsx'

/** What stands below a field because of an expression, in it or in one that it depends on; `ids` are those of the elements, for `aria-describedby`. */
export function renderNotes(work: ExpressionWork, { store, messages, readOnly }: FormContextValue, view: FieldView, props: WidgetProps) {
  const { expression, node, address } = view.cell
  const { settings } = store.state
  const texts = textsOf(messages)
  // Who can only read needs no way on.
  const text = readOnly
    ? undefined
    : view.options?.waitsForExpression && view.labelToFill !== undefined
      ? texts.optionsUnknown(view.labelToFill)
      : expression && node.loadsSchema && settings.templates?.reloads !== true
        ? texts.notFollowed
        : undefined
  const noteId = `${props.id}-expression`
  const previewId = `${props.id}-preview`
  const hasPreview = expression && !node.secret && work.templates()?.preview !== undefined
  const notes: ReactNode = (
    <>
      {hasPreview && <Preview work={work} address={address} id={previewId} label={props.label} field={node.definition} />}
      {text !== undefined && (
        <div className="mf-expression-note" id={noteId}>
          {text}
        </div>
      )}
    </>
  )
  return { notes, ids: [hasPreview && previewId, text !== undefined && noteId] }
}
