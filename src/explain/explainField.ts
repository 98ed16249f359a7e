import type { ControlName } from '../core/schema/fieldTypes.ts'
import { isEqual, kindOf } from '../core/schema/json.ts'
import type { Definition } from '../core/schema/model.ts'
import { holdsSecret, isSecretPath, mask } from '../core/secrets/secretPaths.ts'
import type { Path } from '../core/values/path.ts'
import type { ModuleFormHandle } from '../react/form/moduleFormHandle.ts'
import type { Cell, Origin } from '../store/cells/cell.ts'
import { addressAt, pathOf } from '../store/cells/pathOf.ts'
import { readValue } from '../store/cells/readValues.ts'
import { isEmptied, isTold } from '../store/cells/setAside.ts'
import { labelOf, selectField } from '../store/fieldView.ts'
import type { FormState } from '../store/formState.ts'
import { diffDefinitions, type PropertyChange } from './diffDefinitions.ts'
import { explainOptions, type OptionsExplanation } from './explainContent.ts'
import { explainReaders, explainReads, type FieldRelation } from './explainRelations.ts'
import { explainRules, type RuleExplanation } from './explainRules.ts'
import { explainSchema, type SchemaExplanation } from './explainSchema.ts'
import { explainValidation, type ValidationExplanation } from './explainValidation.ts'
import { explainVisibility, type VisibilityExplanation } from './explainVisibility.ts'
import type { FormMemory, ValueChange } from './formMemory.ts'
import { memoryOf } from './observeForm.ts'
import { storeOf } from './storeOf.ts'
import { shownDefinition, shownValue, withoutSecretTexts } from './withoutSecrets.ts'

/** The definition of a field, and how rules change it. */
export interface DefinitionExplanation {
  /** As in the current schema. */
  readonly base: Definition
  /** With the effects of rules. */
  readonly effective: Definition
  /** The differences between the two, each with the pointer of the rule that was applied last. */
  readonly changes: readonly (PropertyChange & { readonly rule: string | undefined })[]
  /** All rules with an effect on the field or, through a group around it, on its definition, whether active or not. */
  readonly rules: readonly RuleExplanation[]
}

/** Everything that a form can tell about one field. Plain data, computed on demand. Values of password fields are masked throughout. */
export interface FieldExplanation {
  readonly path: Path
  readonly label: string
  /** As in the current definition; `undefined` if it has none. */
  readonly type: string | undefined
  /** The control that renders it. */
  readonly control: ControlName
  /** It is a password, was one, or contains one. */
  readonly isSecret: boolean
  readonly visibility: VisibilityExplanation
  readonly definition: DefinitionExplanation
  readonly value: ValueExplanation
  /** Absent if the field offers no options. */
  readonly options: OptionsExplanation | undefined
  readonly schema: SchemaExplanation
  readonly validation: ValidationExplanation
  /** The fields that its rules and its content objects depend on. */
  readonly reads: readonly FieldRelation[]
  /** The fields whose rules or content objects depend on it. */
  readonly readBy: readonly FieldRelation[]
}

/**
 * Explains the state of one field: what rules change and why, why it is hidden, where its options and its value come from, why the schema
 * was requested, its errors, and which fields it is related to. Hidden fields, groups, arrays and rows have explanations too. `undefined`
 * if there is no field at the path. Costs about as much as a change of the field; nothing is cached.
 *
 * @param handle What the form puts into its `ref`, or what `useModuleForm()` returns.
 * @param path Ids and row indexes, or a JSON Pointer.
 * @throws Error where the first argument is no handle, or the second no path.
 * @example
 * explainField(form, 'state')?.visibility.hiddenBy[0]?.rule?.condition
 */
export function explainField(handle: ModuleFormHandle, path: Path | string): FieldExplanation | undefined {
  const store = storeOf(handle, 'explainField')
  checkPath(path)
  const address = addressAt(store.state, path)
  const cell = address === undefined ? undefined : store.state.cells.get(address)
  return cell?.parent === undefined ? undefined : withoutSecretTexts(store.state, explain(store.state, cell, memoryOf(store)))
}

function checkPath(path: unknown): void {
  if (typeof path === 'string' || Array.isArray(path)) return
  throw new Error(
    `moduleform: explainField was not given a path, but ${kindOf(path)}. Pass a list of ids and row indexes, as ["rows", 0, "name"], or a JSON Pointer, as "/rows/0/name".`,
  )
}

function explain(state: FormState, cell: Cell, memory: FormMemory | undefined): FieldExplanation {
  const { node, address } = cell
  return {
    path: pathOf(state, address),
    label: labelOf(state, cell),
    type: node.definition.type,
    control: selectField(state, address)?.control ?? node.control,
    isSecret: node.secret,
    visibility: explainVisibility(state, cell),
    definition: explainDefinition(state, cell),
    value: explainValue(state, cell, memory),
    options: explainOptions(state, cell, memory),
    schema: explainSchema(state, cell, memory),
    validation: explainValidation(state, cell),
    reads: explainReads(state, cell),
    readBy: explainReaders(state, cell),
  }
}

function explainDefinition(state: FormState, cell: Cell): DefinitionExplanation {
  const { node } = cell
  const show = (definition: Definition) => shownDefinition(state, node.template, definition)
  const base = show((state.plan.nodes.get(node.template) ?? cell.base).definition)
  const effective = show(node.definition)
  const rules = explainRules(state, cell)
  const changes = diffDefinitions(base, effective).map((change) => ({
    ...change,
    rule: rules.filter((rule) => rule.inForce && rule.changes.some(({ key }) => key === change.key)).at(-1)?.pointer,
  }))
  return { base, effective, changes, rules }
}

/** The value of a field and its origin. Decisions §2. */
export interface ValueExplanation {
  /** As in the form data; `undefined` if the field is absent from them. Passwords are masked. */
  readonly value: unknown
  /** Its source: none, the host, a default, or the user. For a group or array: that of the whole; its fields have their own. */
  readonly origin: Origin
  /** The default that counts comes from the effect of a rule and not from the schema. */
  readonly isRuleDefault: boolean
  /** The last reload restored it: it was set aside while it had no field. */
  readonly returned: boolean
  /** Text in the control that cannot be read as a value of the field. */
  readonly unread?: string
  /** It holds an expression that refers to earlier steps. */
  readonly isExpression: boolean
  /** It differs from the initial value of the field. */
  readonly isDirty: boolean
  readonly initial: unknown
  /** Values of the same place that do not fit the field at present, kept in case they fit again. */
  readonly setAside: readonly { readonly value: unknown; readonly text?: string; readonly type?: string }[]
  /** The cause of the last change, if the form was observed: see `observeForm`. */
  readonly lastChange: ValueChange | undefined
}

function explainValue(state: FormState, cell: Cell, memory: FormMemory | undefined): ValueExplanation {
  const { address, node, base } = cell
  const show = (value: unknown): unknown => shownValue(state, node.template, value)
  const isSecret = isSecretPath(state.plan.secrets, node.template) || holdsSecret(state.plan.secrets, node.template)
  const value = readValue(state, address)
  const path = pathOf(state, address)
  return {
    value: show(value),
    origin: cell.origin,
    isRuleDefault:
      cell.origin === 'default' &&
      !isEqual(value, base.definition.default) &&
      cell.appliedDefaults.some((applied) => isEqual(applied, value)),
    returned: (state.report?.returned ?? []).some((one) => isEqual(one, path)),
    ...(cell.unread && cell.text !== undefined ? { unread: isSecret ? mask : cell.text } : {}),
    isExpression: cell.expression,
    isDirty: state.indexes.dirty.has(address),
    initial: node.shape === 'rows' ? undefined : show(cell.baseline),
    setAside: (state.setAside.get(address) ?? [])
      .filter((kept) => !isEmptied(kept) && kept.rows === undefined && isTold(state, address, kept))
      .map(({ value: kept, text, type }) => ({
        value: show(kept),
        ...(text === undefined ? {} : { text: isSecret ? mask : text }),
        ...(type === undefined ? {} : { type }),
      })),
    lastChange: memory?.values.get(address),
  }
}
