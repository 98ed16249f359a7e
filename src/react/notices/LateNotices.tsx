'use client'

import type { ComponentType } from 'react'
import { FormNotices } from './FormNotices.tsx'

export interface NoticesProps {
  /** Where they stand. */
  readonly part: 'form'
}

const parts: Record<NoticesProps['part'], ComponentType> = { form: FormNotices }

/** What a form says beside its fields, in one place. Loaded with the first of it. */
export function LateNotices({ part }: NoticesProps) {
  const Part = parts[part]
  return <Part />
}
