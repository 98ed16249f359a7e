import type { Definition } from '../../core/schema/model.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import type { FieldView } from '../../store/fieldView.ts'
import type { ExpressionParts, FormContextValue } from '../formContext.ts'
import { readOtherSides } from '../../store/expressions/otherSides.ts'
import { ExpressionRoot } from './ExpressionRoot.tsx'
import { textsOf } from './expressionMessages.ts'
import { createExpressionWork, type ExpressionNeeds, type ExpressionWork, putOnSide } from './expressionWork.ts'
import { FocusKept } from './FocusKept.tsx'
import { renderNotes } from './renderNotes.tsx'
import { SideToggle } from './SideToggle.tsx'
import { TemplateEditor } from './TemplateEditor.tsx'

export type { ExpressionNeeds } from './expressionWork.ts'

/** Creates what the fields of one form have besides where they may hold references to earlier steps. */
export function createExpressionParts(needs: ExpressionNeeds): ExpressionParts {
  const work = createExpressionWork(needs)
  return {
    Root: ({ root }) => <ExpressionRoot work={work} root={root} />,
    putOnSide: (store, address, side) => putOnSide(work, store, address, side),
    readOtherSides: (state) => readOtherSides(state, needs.pathOf),
    draw: (form, view, plain, render) => {
      const { cell } = view
      if (cell.node.shape === 'nothing') return { widgetProps: plain, control: render(plain), beside: null }
      const { notes, ids } = renderNotes(work, form, view, plain)
      const beside = renderBeside(work, form, view)
      const described = [plain.describedBy, ...ids].filter(Boolean).join(' ') || undefined
      const widgetProps = { ...plain, ...(cell.expression && asExpression(form, view)), describedBy: described, beside }
      const editor = cell.expression && !cell.node.secret && !form.readOnly && needs.templates()?.editor !== undefined
      return {
        widgetProps,
        control: editor ? (
          <TemplateEditor key="editor" work={work} widget={widgetProps} plain={render(widgetProps)} />
        ) : (
          render(widgetProps)
        ),
        beside,
        below: (
          <>
            {notes}
            {cell.expression && <FocusKept work={work} address={cell.address} id={plain.id} label={plain.label} />}
          </>
        ),
      }
    },
  }
}

const loosened = new WeakMap<Definition, Definition>()

/** A definition without what limits a value: no letters of an expression are counted, and no keyboard is chosen for it. */
function loosen(definition: Definition): Definition {
  const { format, validation, ...rest } = definition
  void format
  return validation?.required === undefined ? rest : { ...rest, validation: { required: validation.required } }
}

/** What a text control is given for an expression. */
const asExpression = ({ messages }: FormContextValue, { cell }: FieldView) => ({
  field: getOrInsert(loosened, cell.node.definition, loosen),
  options: undefined,
  placeholder: textsOf(messages).expressionHint,
})

/** At the end of the label row: the toggle, or that what can only be read is an expression. */
function renderBeside(work: ExpressionWork, { readOnly, messages }: FormContextValue, { cell, label }: FieldView) {
  if (!readOnly) return <SideToggle key="toggle" work={work} cell={cell} label={label} />
  return cell.expression ? <span className="mf-aside">{textsOf(messages).expression}</span> : null
}
