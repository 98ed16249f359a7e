'use client'

import { useEffect, useState } from 'react'
import { systemClock } from './client/clock.ts'
import type { ModuleFormProps } from './moduleFormProps.ts'
import type { ExpressionParts } from './react/formContext.ts'
import { useLatest } from './react/useStable.ts'
import type { ReportFailure } from './store/callHost.ts'
import { pathOf } from './store/cells/pathOf.ts'
import { restoring } from './store/history/restoring.ts'

/** What shows and edits references to earlier steps, loaded where the host has any; `null` until it has come, and where it could not. Decisions §10. */
export function useExpressions(props: ModuleFormProps, report: ReportFailure): ExpressionParts | null | undefined {
  const latest = useLatest(props)
  const [parts, setParts] = useState<ExpressionParts | null>(null)
  const isOn = props.templates !== undefined
  useEffect(() => {
    if (!isOn) return
    import('./createExpressions.ts').then(
      ({ createExpressions }) =>
        setParts(
          (known) =>
            known ??
            createExpressions({
              restoring,
              pathOf,
              report,
              templates: () => latest.current.templates,
              clock: () => latest.current.clock ?? systemClock,
            }),
        ),
      (cause) => report('templates', cause),
    )
  }, [isOn, latest, report])
  return isOn ? parts : undefined
}
