'use client'

import { useMemo } from 'react'
import type { MatchPattern } from '../../core/validation/matchPattern.ts'
import type { FormSettings } from '../../store/formSettings.ts'
import type { FormProps } from './formProps.ts'
import { useStableMessages } from '../useStableMessages.ts'

/** What transitions read of the props. The same object as long as it means the same. */
export function useFormSettings(props: FormProps, matchPattern: MatchPattern): FormSettings {
  const { readOnly = false, disabled = false, hiddenValues = 'omit' } = props
  const messages = useStableMessages(props.messages)
  return useMemo(
    () => ({ readOnly, disabled, hiddenValues, matchPattern, messages }),
    [readOnly, disabled, hiddenValues, matchPattern, messages],
  )
}
