import { Segments } from '../parts/Segments.tsx'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import { merges, themes, widths, wires, type Settings } from '../settings/settings.ts'
import { DemoMenu } from './DemoMenu.tsx'
import { UrlBox } from './UrlBox.tsx'

interface BarProps {
  readonly settings: Settings
  readonly onChange: (change: Partial<Settings>) => void
  readonly demoOrigin: string | undefined
  readonly lastRequest: LoggedRequest | undefined
  /** Absent where there is nothing to reload. */
  readonly onReload: (() => void) | undefined
}

/** Which module is shown, how it is asked and how it is drawn. All of it stands in the address of the page. */
export function Bar({ settings, onChange, demoOrigin, lastRequest, onReload }: BarProps) {
  const { module, wire, merge, width, theme } = settings
  return (
    <header className="pg-bar">
      <h1 className="pg-brand">moduleform</h1>
      {demoOrigin !== undefined && <DemoMenu origin={demoOrigin} module={module} onChoose={onChange} />}
      <UrlBox url={module} onCommit={(url) => onChange({ module: url })} lastRequest={lastRequest} />
      <Segments name="wire" label="Wire format" values={wires} value={wire} onChange={(value) => onChange({ wire: value })} />
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
      <Segments name="width" label="Width of the form" values={widths} value={width} onChange={(value) => onChange({ width: value })} />
      <Segments name="theme" label="Theme" values={themes} value={theme} onChange={(value) => onChange({ theme: value })} />
    </header>
  )
}
