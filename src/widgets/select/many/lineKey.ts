import type { KeyboardEvent } from 'react'

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The name of a key as where texts run from left to right: what runs the other way stands the other way, and arrows go where they point. */
export const lineKey = ({ key, currentTarget }: KeyboardEvent): string =>
  getComputedStyle(currentTarget).direction === 'rtl' ? (mirrored[key] ?? key) : key
