import { Segments } from '../parts/Segments.tsx'
import { choices, settingNames, type SettingName, type Settings } from '../settings/settings.ts'

interface ShownRow {
  readonly label: string
  readonly names?: Readonly<Partial<Record<string, string>>>
  readonly help?: Readonly<Partial<Record<string, string>>>
}

interface SettingListProps {
  readonly rows: Readonly<Partial<Record<SettingName, ShownRow>>>
  readonly settings: Settings
  readonly onChange: (change: Partial<Settings>) => void
}

/** A list of settings, each with an explanation of its value. */
export function SettingList({ rows, settings, onChange }: SettingListProps) {
  return settingNames.map((name) => {
    const row = rows[name]
    if (row === undefined) return null
    const value = settings[name]
    return (
      <Segments
        key={name}
        name={name}
        label={row.label}
        names={row.names}
        help={row.help?.[value]}
        values={choices[name] satisfies readonly string[]}
        value={value}
        onChange={(chosen) => onChange({ [name]: chosen })}
      />
    )
  })
}
