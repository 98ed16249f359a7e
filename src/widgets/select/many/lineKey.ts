import type { KeyboardEvent } from 'react'

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key as in left-to-right text: in right-to-left text the horizontal arrows are swapped. */
export const lineKey = ({ key, currentTarget }: KeyboardEvent): string =>
  getComputedStyle(currentTarget).direction === 'rtl' ? (mirrored[key] ?? key) : key
