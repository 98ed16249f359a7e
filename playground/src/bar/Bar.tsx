import type { ReactNode } from 'react'
import { Menu } from '../parts/Menu.tsx'
import { choices, type SettingName, type Settings } from '../settings/settings.ts'
import { ModuleBar, type ModuleBarProps } from './ModuleBar.tsx'
import { SettingList } from './SettingList.tsx'
import { viewRows } from './settingRows.ts'

interface BarProps extends ModuleBarProps {
  /** Of the schema file that is shown instead of a module. */
  readonly fileName?: string | undefined
  /** Further menus, between those of the module and the view. */
  readonly children?: ReactNode
}

/** What is shown, and the settings of requests and display. Everything that a link can carry is in the address of the page. */
export function Bar({ fileName, children, ...props }: BarProps) {
  const { settings, onChange } = props
  return (
    <header className="pg-bar">
      <h1 className="pg-brand">moduleform</h1>
      {fileName === undefined ? <ModuleBar {...props} /> : <span className="pg-mono pg-file">{fileName}</span>}
      <div className="pg-bar-menus">
        {children}
        <Menu label="View" note={noteOf(settings)}>
          <SettingList rows={viewRows} settings={settings} onChange={onChange} />
        </Menu>
      </div>
    </header>
  )
}

/** Settings that affect the form's behaviour and are easily overlooked. */
const told: readonly SettingName[] = ['access', 'direction', 'locale']

function noteOf(settings: Settings): string | undefined {
  const changed = told.filter((name) => settings[name] !== choices[name][0]).map((name) => settings[name])
  return changed.length === 0 ? undefined : changed.join(', ').replace('readOnly', 'read-only')
}
