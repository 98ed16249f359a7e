import type { Cell } from '../store/cells/cell.ts'
import { selfAndAncestors } from '../store/cells/pathOf.ts'
import { isHidden, isOff } from '../store/cells/readValues.ts'
import type { FormState } from '../store/formState.ts'
import { explainRules, type RuleExplanation } from './explainRules.ts'
import { referenceTo, type FieldReference } from './fieldReference.ts'

/** Why a field, or a group or row around it, is hidden. Decisions §4. */
export interface HiddenReason {
  /** The hidden field: the explained one or one around it. */
  readonly field: FieldReference
  /**
   * `rule`: the effect of `rule` hides it. `schema`: its widget is `hidden` in the schema, and no active rule shows it. `limit`: the schema
   * has more fields than a form accepts. `expression`: the field around it holds an expression in place of its fields.
   */
  readonly cause: 'rule' | 'schema' | 'limit' | 'expression'
  readonly rule: RuleExplanation | undefined
  /** Inactive rules that would show it. */
  readonly shownBy: readonly RuleExplanation[]
}

/** Whether a field is visible, and why. */
export interface VisibilityExplanation {
  readonly shown: boolean
  /** Outermost first; empty if it is visible. */
  readonly hiddenBy: readonly HiddenReason[]
  /** The rule that shows a field which the schema, or another rule, hides. */
  readonly shownBy: RuleExplanation | undefined
  /** It is shown because a rule depends on an expression: whether it should be is unknown. */
  readonly uncertain: boolean
  /** It is hidden and a rule could show it: conditions read it as empty. */
  readonly countsAsEmpty: boolean
  /** A submit includes its value. */
  readonly submitted: boolean
}

export function explainVisibility(state: FormState, cell: Cell): VisibilityExplanation {
  const off = isOff(state, cell)
  const shown = !isHidden(state, cell)
  return {
    shown,
    hiddenBy: [...selfAndAncestors(state, cell)].reverse().flatMap((around) => explainHidden(state, around, cell)),
    shownBy: shown
      ? explainRules(state, cell)
          .filter((rule) => rule.inForce && shows(rule))
          .at(-1)
      : undefined,
    uncertain: cell.node.uncertain === true,
    countsAsEmpty: off,
    submitted: !off || state.settings.hiddenValues === 'keep',
  }
}

function explainHidden(state: FormState, around: Cell, cell: Cell): readonly HiddenReason[] {
  const field = referenceTo(state, around.address)
  if (field === undefined) return []
  if (around.expression && around !== cell) return [{ field, cause: 'expression', rule: undefined, shownBy: [] }]
  if (!around.node.hidden) return []
  const rules = explainRules(state, around)
  const rule = rules.filter((one) => one.inForce && hides(one)).at(-1)
  const cause = around.node.definition.ui_options?.ui_widget !== 'hidden' ? 'limit' : rule === undefined ? 'schema' : 'rule'
  return [{ field, cause, rule, shownBy: rules.filter((one) => !one.inForce && shows(one)) }]
}

const widget = 'ui_options.ui_widget'
const hides = ({ changes }: RuleExplanation): boolean => changes.some(({ key, after }) => key === widget && after === 'hidden')
const shows = ({ changes }: RuleExplanation): boolean => changes.some(({ key, before }) => key === widget && before === 'hidden')
