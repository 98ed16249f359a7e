import { findNearMiss } from '../core/schema/findNearMiss.ts'
import type { Definition, Schema } from '../core/schema/model.ts'
import { parseSchema } from '../core/schema/parseSchema.ts'
import type { Problem } from '../core/schema/problems.ts'
import type { LintOptions } from '../patterns/lintSchema.ts'

interface ReportOptions extends LintOptions {
  readonly onProblems?: ((problems: readonly Problem[]) => void | Promise<void>) | undefined
}

/**
 * Reports the problems that the linter finds in a schema, each once in the lifetime of the module. The linter is loaded with the first
 * schema, so that it costs nothing outside development.
 */
export function createProblemReporter({ onProblems = warn, ...options }: ReportOptions) {
  const reported = new Set<string>()
  return async (schema: unknown): Promise<void> => {
    const { lintSchema } = await import('../patterns/lintSchema.ts')
    const fresh = lintSchema(schema, options).filter((problem) => !reported.has(JSON.stringify(problem)))
    if (fresh.length === 0) return
    for (const problem of fresh) reported.add(JSON.stringify(problem))
    await onProblems(fresh)
  }
}

async function warn(problems: readonly Problem[]): Promise<void> {
  const { formatProblem } = await import('../core/lint/formatProblem.ts')
  for (const problem of problems.filter(({ level }) => level !== 'info')) {
    const { message, hint } = formatProblem(problem)
    // oxlint-disable-next-line no-console -- the module's author asked for it: development only
    console.warn(`[moduleform] ${problem.level} ${problem.code}: ${message} ${hint}`)
  }
}

/**
 * Names in the console each content object that a schema has and the module no function for, and, where the schema is always the same,
 * each function without an object; each once in the life of the module. Objects that the host may load need no function. Specification 2.8,
 * decisions §6.
 */
export function createFunctionReporter(names: readonly string[], isSchemaFixed: boolean) {
  const told = new Set(names)
  let unused = isSchemaFixed ? names : []
  return (schema: unknown): void => {
    const objects = contentObjectsOf(parseSchema(schema).schema)
    // A misspelt function is named beside its object.
    const named = new Set(objects.flatMap(({ id }) => [id, findNearMiss(id, names)]))
    for (const { id, field, isManaged } of objects) {
      if (!isManaged || told.has(id)) continue
      told.add(id)
      warnOf(sentenceOf(id, field, names))
    }
    for (const name of unused) if (!named.has(name)) warnOf(`The schema has no content object "${name}", so its function is never called.`)
    unused = []
  }
}

function warnOf(sentence: string): void {
  // oxlint-disable-next-line no-console -- the module's author asked for it: development only
  console.warn(`[moduleform] ${sentence}`)
}

function sentenceOf(id: string, field: string, names: readonly string[]): string {
  const near = findNearMiss(id, names)
  const mend =
    near === undefined
      ? `Give createModule one: content: { ${JSON.stringify(id)}: ({ formData }) => […] }.`
      : `Was "${near}" meant to be it?`
  return `No function makes the options of the content object "${id}", so the field "${field}" gets none. ${mend}`
}

interface NamedObject {
  readonly id: string
  readonly field: string
  /** The module is asked for it. */
  readonly isManaged: boolean
}

const contentObjectsOf = ({ fields, rules = [] }: Schema): readonly NamedObject[] => [
  ...fields.flatMap((field) => objectsIn(field, field.id)),
  ...rules.flatMap((rule) => rule.then.fields.flatMap((effect) => objectsIn(effect, effect.id))),
]

function objectsIn({ content, fields = [], items, rules = [] }: Definition, field: string): readonly NamedObject[] {
  const isManaged = content?.type.join() !== 'custom'
  return [
    ...(content?.content_objects ?? []).map(({ id }) => ({ id, field, isManaged })),
    ...fields.flatMap((child) => objectsIn(child, child.id)),
    ...(items === undefined ? [] : objectsIn(items, field)),
    ...rules.flatMap((rule) => rule.then.fields.flatMap((effect) => objectsIn(effect, effect.id))),
  ]
}
