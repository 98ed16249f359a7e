import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { BenchField } from '../forms/benchForm.ts'

/** Label, control and description, for libraries without components. */
export function Labelled({ field, name, children }: { readonly field: BenchField; readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={name}>{field.label}</label>
      {children}
      <div id={`${name}-note`}>{field.description}</div>
    </div>
  )
}

type NativeProps = ComponentPropsWithRef<'input'> & ComponentPropsWithRef<'select'>

const inputTypes = { text: 'text', number: 'number', checkbox: 'checkbox' } as const

/** The native control of a kind, to be bound by the library. */
export function NativeControl({
  field,
  name,
  ...props
}: { readonly field: BenchField; readonly name: string } & Omit<NativeProps, 'name'>) {
  const attributes = { ...props, id: name, name, 'aria-describedby': `${name}-note` }
  if (field.kind !== 'select') return <input {...attributes} type={inputTypes[field.kind]} />
  return (
    <select {...attributes}>
      <option value="">Choose</option>
      {field.choices?.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  )
}
