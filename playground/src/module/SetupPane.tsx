import { useId, useMemo } from 'react'
import type { PaneProps } from '../panes/paneProps.ts'
import { AccessEditor } from './AccessEditor.tsx'
import { findWire } from './findWire.ts'
import { firstRequests } from './firstRequests.ts'
import { readAccess } from './moduleAccess.ts'
import { RequestLines } from './RequestLines.tsx'
import { SavedStepEditor } from './SavedStepEditor.tsx'

type SetupPaneProps = Pick<PaneProps, 'settings' | 'requests' | 'secrets' | 'form' | 'moduleAccess' | 'onApplyAccess' | 'onOpenStep'>

/** The settings of requests, and the initial state of the form. */
export function SetupPane({ settings, requests, secrets, form, moduleAccess, onApplyAccess, onOpenStep }: SetupPaneProps) {
  const { module } = settings
  const id = useId()
  const { headers } = useMemo(() => readAccess(moduleAccess).usable, [moduleAccess])
  return (
    <div className="pg-setup">
      <section aria-labelledby={`${id}-access`}>
        <h2 id={`${id}-access`}>What the module is asked with</h2>
        <AccessEditor key={module} access={moduleAccess} onApply={onApplyAccess} />
      </section>
      <section aria-labelledby={`${id}-step`}>
        <h2 id={`${id}-step`}>A saved step</h2>
        <SavedStepEditor form={form} secrets={secrets} onOpen={onOpenStep} />
      </section>
      <section aria-labelledby={`${id}-requests`}>
        <h2 id={`${id}-requests`}>The two requests</h2>
        <RequestLines requests={firstRequests({ baseUrl: module, wire: findWire(requests), headers })} />
      </section>
    </div>
  )
}
