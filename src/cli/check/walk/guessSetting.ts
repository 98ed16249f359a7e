import type { FieldNode } from '../../../core/plan/plan.ts'
import type { Definition } from '../../../core/schema/model.ts'
import type { FormatName } from '../../../core/schema/wire.ts'
import { validateField } from '../../../core/validation/validateField.ts'
import { getValue } from '../../../core/values/path.ts'
import { pathOfTemplate } from './pathOfTemplate.ts'
import type { Setting } from './settingsOf.ts'
import type { Visit } from './visit.ts'

/** Names that nobody can have (RFC 2606): whatever the module does with them reaches nobody. */
const byFormat: Readonly<Record<FormatName, readonly string[]>> = {
  email: ['sample@example.invalid', 'another@example.invalid'],
  uri: ['https://sample.invalid/', 'https://another.invalid/'],
  uuid: ['5a3b1c0e-7d42-4f6a-9b8c-2e1d0f3a4b5c', '5a3b1c0e-7d42-4f6a-9b8c-2e1d0f3a4b5d'],
  date: ['2026-01-31', '2026-02-01'],
  'date-time': ['2026-01-31T09:30:00Z', '2026-02-01T09:30:00Z'],
}

type Candidates = readonly (string | number | undefined)[]

/** The longest text that is made up. */
const longest = 1_000

const textsFor = ({ format, validation }: Definition): Candidates => {
  // `as`: looked up as an own key, so that a format nobody knows has none.
  if (format !== undefined && Object.hasOwn(byFormat, format)) return byFormat[format as FormatName]
  const { min_length: least = 0, max_length: most = longest } = validation ?? {}
  return ['sample', 'other'].map((word) => word.repeat(Math.ceil(Math.min(least, longest) / word.length) || 1).slice(0, most))
}

const numbersFor = ({ validation: { minimum, maximum } = {} }: Definition): Candidates => [1, 2, minimum, maximum]

const candidatesFor: Partial<Record<FieldNode['control'], (definition: Definition) => Candidates>> = {
  input: textsFor,
  textarea: textsFor,
  date: textsFor,
  'date-time': textsFor,
  number: numbersFor,
}

/**
 * What a person might enter in a field that has nothing to choose, another value than it holds: of its type and format, within its limits.
 * `undefined` where that would be pure chance: a pattern to match, a password, code.
 */
export function guessSetting(node: FieldNode, { formData }: Visit): Setting | undefined {
  if (node.optionSource !== undefined) return undefined
  const held = getValue(formData, pathOfTemplate(node.template))
  const isFit = (value: unknown) => value !== held && validateField(node, { value }, { matchPattern: () => false }) === undefined
  const value = candidatesFor[node.control]?.(node.definition).find((candidate) => candidate !== undefined && isFit(candidate))
  return value === undefined ? undefined : { value, label: String(value) }
}
