import { mask } from '../secrets/secretPaths.ts'
import type { RuleArgs } from './ruleArgs.ts'
import type { RuleName } from './ruleNames.ts'

type Masked = { readonly [Rule in RuleName]?: (args: RuleArgs[Rule]) => RuleArgs[Rule] }

/** What the message of a rule could show of the value. Lengths and counts are not among it. */
const masked: Masked = {
  type: (args) => ({ ...args, value: mask }),
  minimum: ({ limit }) => ({ limit, actual: mask }),
  maximum: ({ limit }) => ({ limit, actual: mask }),
  pattern: (args) => ({ ...args, value: mask }),
  format: (args) => ({ ...args, value: mask }),
  choices: () => ({ value: mask }),
}

/** What a message may name of a field that holds a password: no part of its value. Decisions §8. */
export const maskRuleArgs = <Rule extends RuleName>(rule: Rule, args: RuleArgs[Rule]): RuleArgs[Rule] => masked[rule]?.(args) ?? args
