import { type Definition, evaluateRules, formatPointer, isEqual } from 'moduleform/core'
import { fitsType } from '../../../src/core/values/defaults.ts'
import { setValue } from '../../../src/core/values/setValue.ts'
import { isInExpression } from '../../../src/store/cells/expressions.ts'
import { type Cell, isTemplateIn } from '../../../src/store/cells/cell.ts'
import type { FormState } from '../../../src/store/formState.ts'
import { pathOf } from '../../../src/store/cells/pathOf.ts'
import { isHidden, isOff, readFormData } from '../../../src/store/cells/readValues.ts'

/** Whether a chosen side overrides what the value itself implies: form data do not contain this. */
export const hasChosenSides = (state: Readonly<FormState>): boolean =>
  [...state.cells.values()].some(({ expression, unread, node, value }) => !unread && expression !== isTemplateIn(state, node, value))

/**
 * Invariant 5: which fields are effective, hidden and off follows only from the schema and the values, whatever happened before.
 * Decisions §3.
 */
export function checkRules(state: Readonly<FormState>): void {
  if (hasChosenSides(state)) return
  const formData = readFormData(state)
  const view = evaluateRules(state.plan, formData, state.settings.templates?.isTemplate)
  /**
   * A rule that takes away the very value it reads never comes to rest: without the value the field is as it was. What is being edited stays
   * in its field then, and is not set aside.
   */
  const isWithoutRest = ({ address, node, value }: Cell, expected: Definition): boolean => {
    if (value === undefined || fitsType(value, expected)) return false
    const path = pathOf(state, address)
    const without = evaluateRules(state.plan, setValue(formData, path, undefined), state.settings.templates?.isTemplate)
    return isEqual(without.nodeAt(formatPointer(path))?.definition, node.definition)
  }
  const fail = (address: string, what: string) => {
    throw new Error(`Rules: ${what} at ${address || 'the root'}, with ${JSON.stringify(formData)}.`)
  }
  for (const cell of state.cells.values()) {
    if (isInExpression(state, cell)) continue
    const { address, node, rows } = cell
    const pointer = formatPointer(pathOf(state, address))
    const expected = view.nodeAt(pointer)
    if (expected === undefined) fail(address, 'a field that should not be there')
    else if (address !== '' && !isEqual(expected.definition, node.definition) && !isWithoutRest(cell, expected.definition)) {
      fail(address, `${JSON.stringify(node.definition)} in place of ${JSON.stringify(expected.definition)}`)
    }
    if (view.isHidden(pointer) !== isHidden(state, cell)) fail(address, isHidden(state, cell) ? 'hidden' : 'shown')
    if (view.isOff(pointer) !== isOff(state, cell)) fail(address, isOff(state, cell) ? 'off' : 'not off')
    if (cell.expression) continue
    for (const child of rows ?? expected?.children.map(({ id }) => id) ?? []) {
      const inner = `${address}/${child.replaceAll('~', '~0').replaceAll('/', '~1')}`
      if (!state.cells.has(inner)) fail(inner, 'a field is missing')
    }
  }
}
