import { Segments } from '../parts/Segments.tsx'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import { wireNames } from '../../../src/client/wireNames.ts'
import { merges, type Settings } from '../settings/settings.ts'
import { DemoMenu } from './DemoMenu.tsx'
import { UrlBox } from './UrlBox.tsx'

export interface ModuleBarProps {
  readonly settings: Settings
  readonly onChange: (change: Partial<Settings>) => void
  readonly demoOrigin: string | undefined
  readonly lastRequest: LoggedRequest | undefined
  /** Absent where there is nothing to reload. */
  readonly onReload: (() => void) | undefined
}

/** Which module is shown and how it is asked. */
export function ModuleBar({ settings, onChange, demoOrigin, lastRequest, onReload }: ModuleBarProps) {
  const { module, wire, merge } = settings
  return (
    <>
      {demoOrigin !== undefined && <DemoMenu origin={demoOrigin} module={module} onChoose={onChange} />}
      <UrlBox url={module} onCommit={(url) => onChange({ module: url })} lastRequest={lastRequest} />
      <Segments name="wire" label="Wire format" values={wireNames} value={wire} onChange={(value) => onChange({ wire: value })} />
      <Segments
        name="merge"
        label="How a new schema is merged"
        values={merges}
        value={merge}
        onChange={(value) => onChange({ merge: value })}
      />
      <button type="button" className="pg-button" disabled={onReload === undefined} onClick={onReload}>
        Reload
      </button>
    </>
  )
}
