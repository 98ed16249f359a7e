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

/** How each control is filled: on the page where that is one event, else through the handle. */
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

/** Puts a valid value into a field that is shown; fields of a group are filled by themselves. */
export function fillField(form: ModuleFormHandle, field: RawDefinition, address: string): void {
  fillers[expectedControl(field)]?.({ form, address, control: controlAt(address, field) }, validValue(field))
}
