import type { ControlName } from '../core/schema/fieldTypes.ts'
import type { Widget } from '../react/widgetProps.ts'
import { Checkbox } from './checkbox/Checkbox.tsx'
import { CodeField } from './code/CodeField.tsx'
import { DateInput } from './date/DateInput.tsx'
import { Group, Heading } from './group/Group.tsx'
import { NumberInput } from './number/NumberInput.tsx'
import { Rows } from './rows/Rows.tsx'
import { ConnectionPicker } from './select/connection/ConnectionPicker.tsx'
import { MultiSelect } from './select/many/MultiSelect.tsx'
import { SelectWidget } from './select/SelectWidget.tsx'
import { PasswordInput } from './text/PasswordInput.tsx'
import { Textarea, TextInput } from './text/TextInput.tsx'
import { Unsupported } from './unsupported/Unsupported.tsx'

/** The widget of each control. A host replaces single rows through `widgets`. Decisions §1, controls. */
export const defaultWidgets: Readonly<Record<ControlName, Widget>> = {
  input: TextInput,
  textarea: Textarea,
  password: PasswordInput,
  date: DateInput,
  'date-time': DateInput,
  number: NumberInput,
  checkbox: Checkbox,
  SelectWidget,
  MultiSelect,
  CodeblockWidget: CodeField,
  connection: ConnectionPicker,
  group: Group,
  heading: Heading,
  rows: Rows,
  unsupported: Unsupported,
}
