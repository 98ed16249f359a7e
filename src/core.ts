export type {
  Choices,
  Comparison,
  Condition,
  Content,
  ContentObject,
  Definition,
  Effect,
  Field,
  Metadata,
  OnAction,
  Rule,
  Schema,
  Term,
  UiOptions,
  Validation,
} from './core/schema/model.ts'
export type {
  Choice,
  Connection,
  ContentRecord,
  ContentRequest,
  FieldType,
  FormatName,
  FormValues,
  LanguageName,
  SchemaRequest,
  WidgetName,
} from './core/schema/wire.ts'
export type { OperatorName } from './core/schema/operands.ts'
export type { Problem, ProblemArgs, ProblemCode, ProblemLevel } from './core/schema/problems.ts'
export type { ControlName, Shape } from './core/schema/fieldTypes.ts'
export { mergeSchema, type MergeMode, type SchemaMerge } from './core/schema/mergeSchema.ts'
export { parseSchema, type ParsedSchema } from './core/schema/parseSchema.ts'
export { compilePlan } from './core/plan/compilePlan.ts'
export type { FieldNode, Plan } from './core/plan/plan.ts'
export { evaluateRules, type RuleResult } from './core/rules/evaluateRules.ts'
export { findChoice } from './core/values/choices.ts'
export { getValue } from './core/values/path.ts'
export { initialValues } from './core/values/defaults.ts'
export { isEmpty } from './core/values/isEmpty.ts'
export { isEqual } from './core/schema/json.ts'
export { labelOfValue } from './core/values/choices.ts'
export { formatPointer, parsePath, type Path } from './core/values/path.ts'
export { setValue } from './core/values/setValue.ts'
export { messages as validationMessages, type ValidationMessages } from './core/validation/messages.ts'
export type { Bound, DateFault, DateIssue, Limit, NumberIssueDetail, RuleArgs, RuleName } from './core/validation/ruleArgs.ts'
export type { TextIssue } from './core/values/readText.ts'
export { isTemplate, type IsTemplate } from './core/values/expressions.ts'
export { validate } from './validate.ts'
export type { ValidateOptions, ValidationIssue, ValidationResult } from './validateValues.ts'
