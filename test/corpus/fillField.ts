import { fireEvent } from '@testing-library/react'
import type { ModuleFormHandle } from 'moduleform'
import type { ControlName } from 'moduleform/core'
import { expectedControl } from './expectedControl.ts'
import type { RawDefinition } from './rawDefinition.ts'
import { controlAt } from './controlAt.ts'
import { validValue } from './validValue.ts'

interface Place {
  readonly form: ModuleFormHandle
  readonly address: string
  readonly control: HTMLElement
}

const type = ({ control }: Place, value: unknown): void => {
  fireEvent.change(control, { target: { value: typeof value === 'string' ? value : JSON.stringify(value) } })
  fireEvent.blur(control)
}
const check = ({ control }: Place): void => {
  if (control instanceof HTMLInputElement && !control.checked) fireEvent.click(control)
}
const set = ({ form, address }: Place, value: unknown): void => form.setValue(address, value)

/** How to fill each control: on the page if that is a single event, otherwise through the handle. */
const fillers: Readonly<Partial<Record<ControlName, (place: Place, value: unknown) => void>>> = {
  input: type,
  textarea: type,
  password: type,
  date: type,
  'date-time': type,
  number: type,
  CodeblockWidget: type,
  checkbox: check,
  SelectWidget: set,
  MultiSelect: set,
  connection: set,
  rows: set,
}

/** Sets a valid value in a visible field; the fields of a group are filled separately. */
export function fillField(form: ModuleFormHandle, field: RawDefinition, address: string): void {
  fillers[expectedControl(field)]?.({ form, address, control: controlAt(address, field) }, validValue(field))
}
