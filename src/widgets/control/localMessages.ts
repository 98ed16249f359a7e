import { messages, type ValidationMessages } from '../../core/validation/messages.ts'
import type { RuleArgs, RuleName } from '../../core/validation/ruleArgs.ts'
import type { FormProps } from '../../react/form/formProps.ts'
import { tagOf, translationOf } from '../../react/locale.ts'
import type { FormMessages } from '../../react/uiMessages.ts'
import { dates } from '../date/lazyDates.ts'
import { numbers } from '../number/lazyNumbers.ts'

type Explain<Rule extends RuleName> = (
  args: RuleArgs[Rule],
) => { readonly args: RuleArgs[Rule]; readonly sentence?: string | undefined } | undefined

/** The host's texts, with those that name dates and numbers as the locale writes them, and why a text is none. Its own are told in what the text is called with. */
export function localMessages({ messages: own = {}, locale }: Pick<FormProps, 'messages' | 'locale'>): FormMessages {
  const tag = tagOf(locale)
  const host: ValidationMessages = own
  const translation: ValidationMessages = translationOf(locale)
  const say =
    <Rule extends RuleName>(rule: Rule, explain: Explain<Rule>) =>
    (args: RuleArgs[Rule]): string => {
      const { args: told, sentence } = explain(args) ?? { args }
      const text: string | ((args: RuleArgs[Rule]) => string) | undefined = host[rule] ?? translation[rule]
      return typeof text === 'function' ? text(told) : (text ?? sentence ?? messages[rule](told))
    }
  return {
    ...own,
    format: say('format', (args) => dates.current()?.explainDate(args, tag)),
    type: say('type', (args) => numbers.current()?.explainNumber(args, tag)),
    minimum: say('minimum', (args) => numbers.current()?.explainBound('minimum', args, tag)),
    maximum: say('maximum', (args) => numbers.current()?.explainBound('maximum', args, tag)),
  }
}
