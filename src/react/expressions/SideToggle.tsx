'use client'

import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Cell } from '../../store/cells/cell.ts'
import { elementById } from '../elementById.ts'
import { domId } from '../field/domId.ts'
import { useFormContext } from '../formContext.ts'
import { renderLines } from '../renderIcon.tsx'
import { textsOf } from './expressionMessages.ts'
import { nameOf, putOnSide, type ExpressionWork } from './expressionWork.ts'

const braces = renderLines(
  'braces',
  'M6 2.5c-1.5 0-2 .6-2 2V6c0 1.200-.5 2-1.500 2C3.500 8 4 8.800 4 10v1.500c0 1.400.5 2 2 2M10 2.500c1.500 0 2 .6 2 2V6c0 1.200.5 2 1.500 2-1 0-1.500.8-1.500 2v1.500c0 1.400-.5 2-2 2',
)

interface SideToggleProps {
  readonly work: ExpressionWork
  readonly cell: Cell
}

/**
 * Turns a field into an expression and back; each side keeps its content. On the expression side, the button that opens the list of
 * references follows it.
 */
export function SideToggle({ work, cell: { address, parent, expression, node } }: SideToggleProps) {
  const { store, messages, disabled, announcer, classOf, idPrefix } = useFormContext()
  const texts = textsOf(messages)
  // The number in the name of a row changes with the list around it, without the row.
  const named = node.label === '' ? (parent ?? address) : address
  const subscribe = useCallback((listener: () => void) => store.subscribeField(named, listener), [store, named])
  const read = () => nameOf(work, store, address)
  const label = useSyncExternalStore(subscribe, read, read)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (work.takeToggled(address)) button.current?.focus({ preventScroll: true })
  })
  const toggle = () => {
    work.noteToggled(address)
    putOnSide(work, store, address, expression ? 'fixed' : 'expression')
    announcer.announce((expression ? texts.becameFixed : texts.becameExpression)(label))
  }
  const { complete, editor } = work.templates() ?? {}
  const isCompleted = expression && complete !== undefined && editor === undefined && !node.secret && !disabled
  return (
    <span className="mf-side">
      {isCompleted && (
        <button
          type="button"
          className={classOf('icon-button')}
          aria-label={texts.insertReference(label)}
          aria-haspopup="listbox"
          onClick={({ currentTarget }) => {
            const control = elementById(currentTarget, domId(idPrefix, address))
            if (control) work.openList(control)
          }}
        >
          {braces}
        </button>
      )}
      <button
        ref={button}
        type="button"
        className={classOf('side-toggle')}
        aria-label={texts.expressionFor(label)}
        aria-pressed={expression}
        disabled={disabled}
        onClick={toggle}
      >
        {texts.expression}
      </button>
    </span>
  )
}
