import { useId, useRef, useState } from 'react'
import { looksSecret } from './accessSecrets.ts'
import type { HeaderLine } from './moduleAccess.ts'

interface HeaderLinesProps {
  readonly lines: readonly HeaderLine[]
  readonly problems: readonly (string | undefined)[]
  readonly onChange: (lines: readonly HeaderLine[]) => void
}

/** Headers, one per line. Values that look secret are masked. */
export function HeaderLines({ lines, problems, onChange }: HeaderLinesProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [keys] = useState(createLineKeys)
  const focus = (index: number) => {
    // Once the line is rendered.
    requestAnimationFrame(() => {
      const names = group.current?.querySelectorAll<HTMLElement>('[data-part=name], [data-part=add]')
      names?.[index]?.focus()
    })
  }
  const add = () => {
    onChange([...lines, { name: '', value: '' }])
    focus(lines.length)
  }
  const remove = (index: number) => {
    onChange(lines.filter((_, at) => at !== index))
    focus(index)
  }
  return (
    <fieldset className="pg-headers" ref={group}>
      <legend>Headers</legend>
      {lines.map((line, index) => (
        <HeaderRow
          key={keys.keyOf(line)}
          number={index + 1}
          line={line}
          problem={problems[index]}
          onChange={(changed) => {
            keys.passOn(line, changed)
            onChange(lines.map((other, at) => (at === index ? changed : other)))
          }}
          onRemove={() => remove(index)}
        />
      ))}
      <button type="button" className="pg-button" data-part="add" onClick={add}>
        Add a header
      </button>
    </fieldset>
  )
}

/** Keys that stay with their lines. By index, the line after a removed one would be shown because that one was. */
function createLineKeys() {
  const known = new WeakMap<HeaderLine, number>()
  let last = 0
  const keyOf = (line: HeaderLine): number => {
    const key = known.get(line) ?? (last += 1)
    known.set(line, key)
    return key
  }
  /** A changed line is a new object, and still the same line. */
  const passOn = (line: HeaderLine, changed: HeaderLine) => known.set(changed, keyOf(line))
  return { keyOf, passOn }
}

interface HeaderRowProps {
  readonly number: number
  readonly line: HeaderLine
  readonly problem: string | undefined
  readonly onChange: (line: HeaderLine) => void
  readonly onRemove: () => void
}

function HeaderRow({ number, line, problem, onChange, onRemove }: HeaderRowProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const isSecret = looksSecret(line.name, line.value)
  const rest = { spellCheck: false, autoComplete: 'off', 'aria-invalid': problem !== undefined, 'aria-describedby': id }
  return (
    <div className="pg-header-row">
      <input
        className="pg-input pg-mono"
        data-part="name"
        aria-label={`Name of header ${number}`}
        placeholder="Authorization"
        value={line.name}
        onChange={({ target }) => onChange({ ...line, name: target.value })}
        {...rest}
      />
      <input
        className="pg-input pg-mono"
        type={isSecret && !isShown ? 'password' : 'text'}
        aria-label={`Value of header ${number}`}
        placeholder="Bearer …"
        value={line.value}
        onChange={({ target }) => onChange({ ...line, value: target.value })}
        {...rest}
      />
      {isSecret && (
        <button
          type="button"
          className="pg-button"
          aria-label={`Show the value of header ${number}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          Show
        </button>
      )}
      <button type="button" className="pg-button" aria-label={`Remove header ${number}`} title="Remove" onClick={onRemove}>
        ✕
      </button>
      <p className="pg-notice" id={id} role="alert">
        {problem}
      </p>
    </div>
  )
}
