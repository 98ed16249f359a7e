import { useMemo } from 'react'
import { ruleNames } from '../core/validation/ruleNames.ts'
import type { ValidationMessages } from '../core/validation/messages.ts'
import type { MatchPattern } from '../core/validation/matchPattern.ts'
import type { FormSettings } from '../store/formSettings.ts'
import type { FormMessages } from './formMessages.ts'
import type { FormProps } from './formProps.ts'
import { useStableMessages } from './useStableMessages.ts'

/** What transitions read of the props. The same object as long as it means the same. */
export function useFormSettings(props: FormProps, matchPattern: MatchPattern): FormSettings {
  const { readOnly = false, disabled = false, hiddenValues = 'omit' } = props
  const messages = useStableMessages(props.messages)
  return useMemo(
    () => ({ readOnly, disabled, hiddenValues, matchPattern, messages: rulesOf(messages) }),
    [readOnly, disabled, hiddenValues, matchPattern, messages],
  )
}

/** The host's texts of validation rules among all its texts. */
const rulesOf = (messages: FormMessages): ValidationMessages =>
  Object.fromEntries(ruleNames.flatMap((rule) => (messages[rule] === undefined ? [] : [[rule, messages[rule]]])))
