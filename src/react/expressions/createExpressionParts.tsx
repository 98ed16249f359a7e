'use client'

import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Definition } from '../../core/schema/model.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import type { Cell } from '../../store/cells/cell.ts'
import { readOtherSides } from '../../store/expressions/otherSides.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { elementById } from '../elementById.ts'
import type { ElementTarget } from '../elementTarget.ts'
import { type ExpressionParts, type FormContextValue, useFormContext } from '../formContext.ts'
import type { WidgetProps } from '../widgetProps.ts'
import { completionsOfCode } from './askCompletions.ts'
import { createFieldReader } from './createFieldReader.ts'
import { textsOf } from './expressionMessages.ts'
import { createExpressionWork, type ExpressionNeeds, type ExpressionWork, nameOf, putOnSide } from './expressionWork.ts'
import { fieldAround } from './fieldAround.ts'
import { FocusKept } from './FocusKept.tsx'
import { Preview } from './Preview.tsx'
import { SideToggle } from './SideToggle.tsx'
import { TemplateEditor } from './TemplateEditor.tsx'
import { useTransfer } from './useTransfer.ts'

export type { ExpressionNeeds } from './expressionWork.ts'

/** Creates the parts that fields of a form need where they may hold references to earlier steps. */
export function createExpressionParts(needs: ExpressionNeeds): ExpressionParts {
  const work = createExpressionWork(needs)
  return {
    Root: ({ root }) => <ExpressionRoot work={work} root={root} />,
    putOnSide: (store, address, side) => putOnSide(work, store, address, side),
    readOtherSides: (state) => readOtherSides(state, needs.pathOf),
    draw: (form, view, given, render) => {
      const { cell } = view
      if (cell.node.shape === 'nothing') return { widgetProps: given, control: render(given), beside: null }
      // The rows of a list show their names themselves, but not the text control of an expression in place of a row.
      const plain = cell.expression ? { ...given, label: nameOf(work, form.store, cell.address) } : given
      const { notes, ids } = renderNotes(work, form, view, plain)
      const beside = renderBeside(work, form, cell)
      const described = [plain.describedBy, ...ids].filter(Boolean).join(' ') || undefined
      const complete = completionsOfCode(work, form.store, cell, plain.label)
      const widgetProps = { ...plain, ...(cell.expression && asExpression(form, view)), describedBy: described, beside, complete }
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
            {cell.expression && form.readOnly && <AsWritten id={plain.id} />}
            {cell.expression && <FocusKept work={work} address={cell.address} id={plain.id} label={plain.label} />}
          </>
        ),
      }
    },
  }
}

const loosened = new WeakMap<Definition, Definition>()

/** A definition without format and limits: an expression's length is not counted, and it needs no special keyboard. */
function loosen(definition: Definition): Definition {
  const { format, validation, ...rest } = definition
  void format
  return validation?.required === undefined ? rest : { ...rest, validation: { required: validation.required } }
}

/** The props of a text control that edits an expression. */
const asExpression = ({ messages }: FormContextValue, { cell }: FieldView) => ({
  field: getOrInsert(loosened, cell.node.definition, loosen),
  options: undefined,
  placeholder: textsOf(messages).expressionHint,
})

/** At the end of the label row: the toggle, or in a read-only form a note that the field is an expression. */
function renderBeside(work: ExpressionWork, { readOnly, messages }: FormContextValue, cell: Cell) {
  if (!readOnly) return <SideToggle key="toggle" work={work} cell={cell} />
  return cell.expression ? <span className="mf-aside">{textsOf(messages).expression}</span> : null
}

/**
 * Notes below a field because it, or one that it depends on, holds an expression; `ids` are those of the elements, for `aria-describedby`.
 */
function renderNotes(work: ExpressionWork, { store, messages, readOnly }: FormContextValue, view: FieldView, props: WidgetProps) {
  const { expression, node, address } = view.cell
  const { settings } = store.state
  const texts = textsOf(messages)
  // A read-only form needs no hint on how to continue.
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

/**
 * Keeps translators of pages from the expression that the read-only control with the DOM id `id` shows as text: they would translate its
 * names. An attribute set from here, because only this code, which loads with `templates`, knows which texts are expressions.
 */
function AsWritten({ id }: { readonly id: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const control = elementById(place.current, id)
    control?.setAttribute('translate', 'no')
    return () => control?.removeAttribute('translate')
  })
  return <span ref={place} hidden />
}

interface ExpressionRootProps {
  readonly work: ExpressionWork
  readonly root: RefObject<HTMLElement | null>
}

/** Listens on the form as a whole: caret position, drop and paste, and the list of references. */
function ExpressionRoot({ work, root }: ExpressionRootProps) {
  const form = useFormContext()
  const { store, announcer, messages, readOnly, disabled } = form
  const texts = textsOf(messages)
  useCaret(work, root)
  const announce = useCallback((label: string) => void announcer.announce(texts.becameExpression(label)), [announcer, texts])
  useTransfer({ work, root, store, announce, isOn: !readOnly && !disabled })
  const fieldOf = useMemo(() => createFieldReader(work, store, root, announce), [work, store, root, announce])
  if (readOnly || disabled || work.templates()?.complete === undefined) return null
  const { Completions } = work
  return <Completions root={root} texts={texts} messages={messages} clock={work.clock()} fieldOf={fieldOf} onReady={work.setOpenList} />
}

/** Records the caret before the form handles the input, since the control may be replaced by another. */
function useCaret(work: ExpressionWork, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = root.current
    const note = (event: Event) => {
      const element = event.target as ElementTarget
      const found = element && fieldAround(form, element)
      if (!found) return
      // `as`: only text controls have a caret.
      const { selectionStart } = element as Partial<HTMLInputElement>
      work.noteCaret({ address: found.address, element, at: selectionStart ?? undefined })
    }
    form?.addEventListener('input', note, true)
    return () => form?.removeEventListener('input', note, true)
  }, [work, root])
}
