import type { ReactNode } from 'react'
import { Menu } from '../parts/Menu.tsx'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import type { Settings } from '../settings/settings.ts'
import { DemoMenu } from './DemoMenu.tsx'
import { SettingList } from './SettingList.tsx'
import { askingRows } from './settingRows.ts'
import { UrlBox } from './UrlBox.tsx'

export interface ModuleBarProps {
  readonly settings: Settings
  readonly onChange: (change: Partial<Settings>) => void
  readonly demoOrigin: string | undefined
  readonly lastRequest: LoggedRequest | undefined
  readonly isAway?: boolean | undefined
  /** Absent if there is nothing to reload. */
  readonly onReload: (() => void) | undefined
  /** Absent if the server cannot check modules. */
  readonly onCheck?: (() => void) | undefined
  /** Further parts of the module's menu. */
  readonly moduleMenu?: ReactNode
}

/** The module's address and request settings. */
export function ModuleBar({ settings, onChange, demoOrigin, lastRequest, isAway, onReload, onCheck, moduleMenu }: ModuleBarProps) {
  const { module, wire, merge } = settings
  const changed = [wire, merge].filter((value) => value !== 'auto' && value !== 'merge')
  return (
    <>
      {demoOrigin !== undefined && <DemoMenu origin={demoOrigin} module={module} onChoose={onChange} />}
      <UrlBox url={module} onCommit={(url) => onChange({ module: url })} lastRequest={lastRequest} isAway={isAway} />
      <Menu label="Module" note={changed.length === 0 ? undefined : changed.join(', ')}>
        <SettingList rows={askingRows} settings={settings} onChange={onChange} />
        {moduleMenu}
      </Menu>
      <button type="button" className="pg-button" disabled={onReload === undefined} onClick={onReload}>
        Reload
      </button>
      {onCheck !== undefined && (
        <button type="button" className="pg-button" onClick={onCheck}>
          Check
        </button>
      )}
    </>
  )
}
