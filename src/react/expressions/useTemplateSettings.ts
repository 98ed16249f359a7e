'use client'

import { useMemo } from 'react'
import { isAbsent } from '../../core/schema/json.ts'
import { isTemplate } from '../../core/values/expressions.ts'
import { callHost, type ReportFailure } from '../../store/callHost.ts'
import type { FormSettings } from '../../store/formSettings.ts'
import { useLatest } from '../useStable.ts'
import type { Templates } from './templates.ts'

/**
 * What transitions read of `templates`: the same object until its meaning changes. An `isTemplate` that throws is replaced by the default.
 */
export function useTemplateSettings(templates: Templates | undefined, report: ReportFailure): FormSettings['templates'] {
  const latest = useLatest(templates)
  const isOn = !isAbsent(templates)
  const reloads = templates?.reloads === true
  return useMemo(
    () =>
      isOn
        ? {
            reloads,
            isTemplate: (...args) =>
              callHost(report, 'templates', () => (latest.current?.isTemplate ?? isTemplate)(...args)) ?? isTemplate(...args),
          }
        : undefined,
    [isOn, reloads, latest, report],
  )
}
