import type { FieldExplanation, HiddenReason, PropertyChange, RuleExplanation } from 'moduleform/explain'
import { describeCondition } from './describeCondition.ts'
import { code, joined, say, valueCode, type Sentence } from './sentence.ts'

type Told = Pick<FieldExplanation, 'visibility' | 'path'>

/** Whether the field is visible, and why. */
export function describeVisibility({ visibility, path }: Told): readonly Sentence[] {
  const { shown, hiddenBy, shownBy, uncertain, submitted } = visibility
  if (shown) {
    if (uncertain) return [say`Shown because a rule that decides it reads an expression, whose value isn't known yet.`]
    return [shownBy === undefined ? say`Shown.` : say`Shown because ${describeCondition(shownBy.condition)}.`]
  }
  const own = hiddenBy.flatMap((reason) => describeHidden(reason, path))
  return [...own, submitted ? say`Submitted anyway.` : say`Not submitted while it is hidden, and empty for other rules.`]
}

function describeHidden({ field, cause, rule, shownBy }: HiddenReason, path: Told['path']): readonly Sentence[] {
  const isOwn = field.path.length === path.length
  const subject = isOwn ? say`Hidden` : say`Hidden with ${{ field }}, which is hidden`
  if (cause === 'expression') return [say`Hidden because ${{ field }} holds an expression in place of its fields.`]
  if (cause === 'limit') return [say`${subject} because the schema has more fields than a form can hold.`]
  if (rule !== undefined) return [say`${subject} because ${describeCondition(rule.condition)}.`]
  return [
    say`${subject} in the schema.`,
    ...shownBy.map((one) => say`Rule ${String(one.number)} would show it, but ${describeCondition(one.condition)}.`),
  ]
}

/** One rule with its changes, and why it applies or not. */
export function describeRule({ number, applyAs, inForce, changes, condition, target }: RuleExplanation, path: Told['path']): Sentence {
  const isOwn = target.path.length === path.length
  const subject = isOwn ? say`Rule ${String(number)}` : say`Rule ${String(number)}, by way of ${{ field: target }},`
  const verb = applyAs === 'fully_replace' ? (inForce ? 'replaces the definition' : 'would replace the definition') : undefined
  const what =
    changes.length === 0
      ? ['changes nothing']
      : joined(
          changes.map((change) => describeChange(change, inForce)),
          'and',
        )
  const effect = verb === undefined ? what : changes.length === 0 ? say`${verb} by the same` : say`${verb}: it ${what}`
  return say`${subject} ${effect}${inForce ? ', because ' : ', but '}${describeCondition(condition)}.`
}

function describeChange({ key, after }: PropertyChange, inForce: boolean): Sentence {
  if (after === undefined) return say`${inForce ? 'removes' : 'would remove'} ${code(key)}`
  return say`${inForce ? 'sets' : 'would set'} ${code(key)} to ${valueCode(after)}`
}
