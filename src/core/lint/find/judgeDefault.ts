import { controlOf, fieldTypes, isFieldType } from '../../schema/fieldTypes.ts'
import { isJsonObject } from '../../schema/json.ts'
import type { Choices, Definition } from '../../schema/model.ts'
import { findChoice } from '../../values/choices.ts'

/** What is wrong with a default. `stray`: a value that is none of the choices. */
export interface DefaultJudgement {
  readonly fits: boolean
  readonly stray: unknown
}

/** Whether the default of a definition fits it; `undefined` without a default or a type. Decisions §1. */
export const judgeDefault = (definition: Definition): DefaultJudgement | undefined => {
  const { default: value, type } = definition
  if (value === undefined || value === null || !isFieldType(type)) return undefined
  const choices = closedChoices(definition)
  const isChoice = findChoice(choices ?? [], value) !== undefined
  if (!isChoice && !fieldTypes[type].fits(value)) return { fits: false, stray: undefined }
  const chosen = type === 'array' && Array.isArray(value) ? value : [value]
  const stray: unknown = choices && chosen.find((entry) => !isBlank(entry) && findChoice(choices, entry) === undefined)
  return { fits: true, stray }
}

/** The choices of a select that accepts no other values: not loaded, and without a pattern that allows typed text (decisions §2). */
export const closedChoices = (definition: Definition): Choices['values'] | undefined => {
  const control = controlOf(definition)
  if (control !== 'SelectWidget' && control !== 'MultiSelect') return undefined
  const source = definition.choices === undefined && definition.content === undefined ? (definition.items ?? definition) : definition
  const isOpen = source.content !== undefined || source.validation?.pattern !== undefined || definition.validation?.pattern !== undefined
  return isOpen || source.choices?.values?.length === 0 ? undefined : source.choices?.values
}

const isBlank = (value: unknown): boolean => value === '' || (isJsonObject(value) && Object.keys(value).length === 0)
