import type { ReactElement } from 'react'

const paths = {
  add: 'M8 3.5v9M3.5 8h9',
  alert: 'M8 4.8v3.7M8 10.9v.2M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0Z',
  close: 'm4.5 4.5 7 7m0-7-7 7',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM10 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  'eye-off': 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM10 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM2.5 2.5l11 11',
  refresh: 'M13 8a5 5 0 1 1-1.5-3.6M13 2.5v3h-3',
} as const

/** A 16 px line icon in the text colour. Hidden from screen readers: its button has the name. */
export const renderIcon = (name: keyof typeof paths): ReactElement => renderLines(name, paths[name])

/** An icon used by only one lazily loaded part of the form, by its path. */
export const renderLines = (name: string, path: string): ReactElement => (
  <svg className="mf-icon" data-icon={name} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)
