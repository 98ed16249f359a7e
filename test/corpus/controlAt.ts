import { within } from '@testing-library/react'
import type { ControlName } from 'moduleform/core'
import { expectedControl, offers } from './expectedControl.ts'
import { labelOfField, type RawDefinition } from './rawDefinition.ts'

const typed = 'input:not([type=checkbox]):not([type=password])'

/** The element of each control. */
const selectors: Readonly<Record<ControlName, string>> = {
  input: typed,
  date: typed,
  'date-time': typed,
  number: typed,
  textarea: 'textarea',
  CodeblockWidget: 'textarea',
  password: 'input[type=password]',
  checkbox: 'input[type=checkbox]',
  SelectWidget: '[role=combobox]',
  MultiSelect: '[role=combobox]',
  connection: '[role=combobox]',
  group: 'fieldset',
  rows: 'fieldset',
  unsupported: 'fieldset',
  heading: 'h3',
}

/** The frame of a field; `null` if it is not visible. */
export const frameAt = (address: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field=${JSON.stringify(address)}]`)

/** A select without options accepts typed text. Decisions §1. */
const selectorFor = (field: RawDefinition): string => {
  const control = expectedControl(field)
  return control === 'SelectWidget' && !offers(field) && field['type'] !== 'boolean' ? typed : selectors[control]
}

/** The expected control of a field, found by its accessible name. Throws if there is none, or one of another kind. */
export function controlAt(address: string, field: RawDefinition): HTMLElement {
  const frame = frameAt(address)
  if (frame === null) throw new Error(`No field is shown at ${address}.`)
  const [control, name] = [expectedControl(field), labelOfField(field)]
  if (frame.dataset['control'] !== control) throw new Error(`${address} shows the control "${frame.dataset['control']}", not "${control}".`)
  return control === 'heading'
    ? within(frame).getByRole('heading', { name })
    : within(frame).getByLabelText(name, { selector: selectorFor(field) })
}
