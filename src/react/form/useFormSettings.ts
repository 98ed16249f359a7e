'use client'

import { useMemo } from 'react'
import type { MatchPattern } from '../../core/validation/matchPattern.ts'
import type { ReportFailure } from '../../store/callHost.ts'
import type { FormSettings } from '../../store/formSettings.ts'
import { defaultUiMessages } from '../uiMessages.ts'
import type { FormProps } from './formProps.ts'
import { useStableMessages } from '../useStableMessages.ts'

/** What transitions read of the props. The same object as long as it means the same. */
export function useFormSettings(props: FormProps, matchPattern: MatchPattern, report: ReportFailure): FormSettings {
  const { readOnly = false, disabled = false, hiddenValues = 'omit', uncheckedPatterns } = props
  const messages = useStableMessages(props.messages, report)
  const { uncheckedError: text = defaultUiMessages.uncheckedError } = messages
  const uncheckedError = uncheckedPatterns === 'block' ? text : undefined
  return useMemo(
    () => ({ readOnly, disabled, hiddenValues, matchPattern, uncheckedError, messages }),
    [readOnly, disabled, hiddenValues, matchPattern, uncheckedError, messages],
  )
}
