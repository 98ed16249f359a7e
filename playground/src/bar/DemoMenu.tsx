import { catalogue } from '../../modules/catalogue.ts'
import type { Settings } from '../settings/settings.ts'

interface DemoMenuProps {
  readonly origin: string
  /** Base URL of the current module. */
  readonly module: string
  readonly onChoose: (change: Pick<Settings, 'module' | 'wire'>) => void
}

/**
 * The demo modules that run beside the playground, and a way back to the page for entering a module. Choosing one also resets its wire
 * format to automatic.
 */
export function DemoMenu({ origin, module, onChoose }: DemoMenuProps) {
  const shown = catalogue.find(({ path }) => `${origin}/${path}` === module)
  const choose = (chosen: string) => {
    const demo = catalogue.find(({ path }) => path === chosen)
    onChoose({ module: demo === undefined ? '' : `${origin}/${demo.path}`, wire: 'auto' })
  }
  return (
    <select className="pg-select" aria-label="Demo module" value={shown?.path ?? ''} onChange={({ target }) => choose(target.value)}>
      <option value="">Your module</option>
      {catalogue.map(({ path, label }) => (
        <option key={path} value={path}>
          {label}
        </option>
      ))}
    </select>
  )
}
