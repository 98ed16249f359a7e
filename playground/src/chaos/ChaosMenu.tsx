import { useRef } from 'react'
import { Menu } from '../parts/Menu.tsx'
import { labelsOf, type Chaos } from './chaos.ts'
import { faultGroups, faults } from './faults.ts'

/** Faults to inject between form and module, one button each; active ones are shown in the bar, with a button that ends them all. */
export function ChaosMenu({ chaos }: { readonly chaos: Chaos }) {
  const { on, toggle, clear } = chaos
  const menu = useRef<HTMLButtonElement>(null)
  const end = () => {
    clear()
    // The button that had the focus goes.
    menu.current?.focus()
  }
  return (
    <>
      <Menu label="Chaos" buttonRef={menu} note={on.length === 0 ? undefined : labelsOf(on).join(', ')}>
        {faultGroups.map(({ label, names }) => (
          <fieldset key={label} className="pg-setting">
            <legend className="pg-setting-label">{label}</legend>
            <div className="pg-faults">
              {names.map((name) => (
                <button key={name} type="button" className="pg-button" aria-pressed={on.includes(name)} onClick={() => toggle(name)}>
                  {faults[name].label}
                </button>
              ))}
            </div>
            {names
              .filter((name) => on.includes(name))
              .map((name) => (
                <p key={name} className="pg-setting-help">
                  {faults[name].effect}
                </p>
              ))}
          </fieldset>
        ))}
      </Menu>
      {on.length > 0 && (
        <button type="button" className="pg-button" onClick={end}>
          Chaos off
        </button>
      )}
    </>
  )
}
