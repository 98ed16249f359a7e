import { Segments } from '../parts/Segments.tsx'
import { fillings, themes, widths } from '../settings/settings.ts'
import { ModuleBar, type ModuleBarProps } from './ModuleBar.tsx'

interface BarProps extends ModuleBarProps {
  /** Of the schema file that is shown in place of a module. */
  readonly fileName?: string | undefined
}

/** What is shown, how it is asked and how it is drawn. All of it stands in the address of the page. */
export function Bar({ fileName, ...props }: BarProps) {
  const { settings, onChange } = props
  const { width, theme, fill } = settings
  return (
    <header className="pg-bar">
      <h1 className="pg-brand">moduleform</h1>
      {fileName === undefined ? <ModuleBar {...props} /> : <span className="pg-mono pg-file">{fileName}</span>}
      <Segments name="fill" label="What fields can hold" values={fillings} value={fill} onChange={(value) => onChange({ fill: value })} />
      <Segments name="width" label="Width of the form" values={widths} value={width} onChange={(value) => onChange({ width: value })} />
      <Segments name="theme" label="Theme" values={themes} value={theme} onChange={(value) => onChange({ theme: value })} />
    </header>
  )
}
