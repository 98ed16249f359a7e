import { compilePlan } from './core/plan/compilePlan.ts'
import { evaluateJsonForm, type JsonForm } from './core/rules/evaluateRules.ts'
import { fieldsOf } from './core/rules/readFields.ts'
import type { Schema } from './core/schema/model.ts'
import { checkOptionNames } from './core/schema/checkOptionNames.ts'
import { copyJson } from './core/schema/copyJson.ts'
import { isAbsent, isJsonObject, kindOf } from './core/schema/json.ts'
import { parseSchema } from './core/schema/parseSchema.ts'
import type { FormValues } from './core/schema/wire.ts'
import type { RuleName } from './core/validation/ruleArgs.ts'
import { readSubmission, validateForm } from './core/validation/validateForm.ts'
import type { IsTemplate } from './core/values/expressions.ts'
import { formatPointer, parsePath, type Path, type Template } from './core/values/path.ts'
import { createPatternSource, type PatternSource } from './patterns/createPatternSource.ts'
import type { PatternMatcher } from './patterns/patternMatcher.ts'

/** Options of `validate`. */
export interface ValidateOptions {
  /** Whether `submitData` contains hidden fields that a rule could show; omitted by default. Decisions §4. */
  readonly hiddenValues?: 'omit' | 'keep' | undefined
  /** Starts the worker for patterns in a browser, if your bundler or security policy prevents this package from doing so. Decisions §8. */
  readonly patternWorker?: (() => WebWorker) | undefined
  /**
   * Which texts are expressions that refer to earlier steps, so that their values are unknown: they fit every field, and a rule that reads
   * one hides and requires nothing. A form with `templates` uses `isTemplate` of this package. Without this option braces are plain text.
   * Decisions §10.
   */
  readonly isTemplate?: IsTemplate | undefined
}

/** The `Worker` of a browser, for programs without DOM types. */
interface WebWorker {
  readonly postMessage: (message: unknown) => void
  readonly terminate: () => void
}

/** An error or warning about one value. */
export interface ValidationIssue {
  /** Path of the value: ids of fields and indexes of rows, outermost first. */
  readonly path: Path
  /** The path as a JSON Pointer. */
  readonly pointer: string
  /** The violated rule; `unknown` for a value without a field. */
  readonly rule: RuleName | 'unknown'
  /** A sentence for users: from `validation_messages`, else in English. It contains neither a regular expression nor a password. */
  readonly message: string
  /** `error`: a form would not submit this. `warning`: it would, without this value. */
  readonly level: 'error' | 'warning'
}

/** The result of `validate`. */
export interface ValidationResult {
  /** Errors in the order of the form, then warnings; empty if all values are valid. */
  readonly issues: readonly ValidationIssue[]
  /** Fields whose pattern could not be run, at all or within its limits, so their validity is unknown. */
  readonly unchecked: readonly Path[]
  /** The data that a form would submit. */
  readonly submitData: FormValues
}

const optionNames: Readonly<Record<keyof ValidateOptions, true>> = { hiddenValues: true, isTemplate: true, patternWorker: true }

/** The implementation of `validate`, with a lazily loaded matcher for patterns. */
export async function validateValues(
  loadMatcher: () => Promise<PatternMatcher>,
  schema: unknown,
  values: unknown,
  options: ValidateOptions = {},
): Promise<ValidationResult> {
  checkOptionNames('validate', options, optionNames)
  const { hiddenValues = 'omit', isTemplate } = options
  const { value, problems } = copyJson(values, '')
  if (!isJsonObject(value)) return { issues: [noObject(value)], unchecked: [], submitData: {} }
  const parsed = parseSchema(schema)
  // Without fields every value would pass, also the one that should not.
  if (parsed.problems.some(({ code }) => code === 'schema/no-fields')) return { issues: [noSchema], unchecked: [], submitData: {} }
  const form = readForm(parsed.schema, value, isTemplate)
  const { data, strangers } = readSubmission(form, hiddenValues === 'keep')
  const patterns = createPatternSource(loadMatcher)
  const check = () => validateForm(form, { matchPattern: patterns.match })
  const { issues, unchecked } = await untilDecided(check, patterns.start)
  return {
    issues: [
      ...problems.map(({ pointer }) => issueAt(parsePath(pointer), 'type', unreadable)),
      ...issues.map(({ path, rule, message }) => issueAt(path, rule, message)),
      ...strangers.map((path) => issueAt(path, 'unknown', noField)),
    ],
    unchecked,
    submitData: data,
  }
}

/** Like a form that opens with these values: objects without fields are edited as JSON if they have any. Decisions §1. */
function readForm(schema: Schema, values: FormValues, isTemplate: IsTemplate | undefined): JsonForm {
  const form = evaluateJsonForm(compilePlan(schema), values, isTemplate)
  const jsonObjects = new Set<Template>()
  for (const { node, json } of fieldsOf(form.tree, form.root, () => true)) {
    if (node.shape === 'nothing' && !isAbsent(json)) jsonObjects.add(node.template)
  }
  return jsonObjects.size === 0 ? form : evaluateJsonForm(compilePlan(schema, { jsonObjects }), values, isTemplate)
}

const unreadable = 'This is no JSON, or nested too deeply to be read.'
const noField = 'No field of this form takes this value. It is not submitted.'

const noObject = (value: unknown): ValidationIssue =>
  issueAt([], 'type', `The values of a form are an object keyed by field id. This is ${kindOf(value)}.`)

const issueAt = (path: Path, rule: ValidationIssue['rule'], message: string): ValidationIssue => ({
  path,
  pointer: formatPointer(path),
  rule,
  message,
  level: rule === 'unknown' ? 'warning' : 'error',
})

const noSchema = issueAt([], 'type', 'No value can be checked: the schema has no list of fields. Pass the schema itself, { fields: […] }.')

/** Repeats the check whenever results of patterns have arrived, until none is missing. */
async function untilDecided<Report extends { readonly isPending: boolean }>(
  check: () => Report,
  start: PatternSource['start'],
): Promise<Report> {
  let tell = () => {}
  const stop = start(() => tell())
  try {
    for (;;) {
      const told = new Promise<void>((resolve) => {
        tell = resolve
      })
      const report = check()
      if (!report.isPending) return report
      await told
    }
  } finally {
    stop()
  }
}
