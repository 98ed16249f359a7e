'use client'

import { useEffect, useState } from 'react'
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
    if (isOn)
      import('./createExpressions.ts').then(
        (loaded) => setParts((known) => known ?? loaded.createExpressions({ restoring, pathOf, report, props: () => latest.current })),
        (cause) => report('templates', cause),
      )
  }, [isOn, latest, report])
  return isOn ? parts : undefined
}
