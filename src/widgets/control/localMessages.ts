import { messages, type ValidationMessages } from '../../core/validation/messages.ts'
import type { RuleArgs, RuleName } from '../../core/validation/ruleArgs.ts'
import type { FormProps } from '../../react/form/formProps.ts'
import { tagOf, translationOf } from '../../react/locale.ts'
import type { FormMessages } from '../../react/uiMessages.ts'

type Explain<Rule extends RuleName> = (
  args: RuleArgs[Rule],
) => { readonly args: RuleArgs[Rule]; readonly sentence?: string | undefined } | undefined

type Explained<Rule extends RuleName> = ReturnType<Explain<Rule>>

/** Explains errors of dates. */
interface LocalDates {
  readonly explainDate: (args: RuleArgs['format'], locale: string | undefined) => Explained<'format'>
}

/** Explains errors of numbers. */
interface LocalNumbers {
  readonly explainNumber: (args: RuleArgs['type'], locale: string | undefined) => Explained<'type'>
  readonly explainBound: (rule: 'minimum' | 'maximum', args: RuleArgs['minimum'], locale: string | undefined) => Explained<'minimum'>
}

/**
 * The host's texts, with dates and numbers in the locale, and explanations why a text is no date or number. The host's own text functions
 * get these in their arguments.
 */
export function localMessages(
  { messages: own, locale }: Pick<FormProps, 'messages' | 'locale'>,
  dates: () => LocalDates | undefined,
  numbers: () => LocalNumbers | undefined,
): FormMessages {
  const tag = tagOf(locale)
  const host: ValidationMessages = own ?? {}
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
    format: say('format', (args) => dates()?.explainDate(args, tag)),
    type: say('type', (args) => numbers()?.explainNumber(args, tag)),
    minimum: say('minimum', (args) => numbers()?.explainBound('minimum', args, tag)),
    maximum: say('maximum', (args) => numbers()?.explainBound('maximum', args, tag)),
  }
}
