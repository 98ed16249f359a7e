import type { ReactNode } from 'react'
import type { FieldView } from '../../store/fieldView.ts'
import { FieldFailure, FieldProgress, OptionsFailure, type FieldNotice } from './FieldNotices.tsx'
import { FormNotices } from './FormNotices.tsx'
import { ReloadStrip } from './ReloadStrip.tsx'
import { SubmitStrip } from './SubmitStrip.tsx'

export interface NoticesProps {
  /** Position: above all fields, at the edge of the visible part of the form, or at a field, by its kind of trouble. */
  readonly part: 'form' | 'edge' | NonNullable<FieldView['trouble']>
  readonly field?: FieldNotice
}

const parts: Record<NoticesProps['part'], (field: FieldNotice | undefined) => ReactNode> = {
  form: () => <FormNotices />,
  edge: () => (
    <>
      <ReloadStrip />
      <SubmitStrip />
    </>
  ),
  loading: () => <FieldProgress />,
  failed: () => <FieldFailure />,
  options: (field) => field && <OptionsFailure {...field} />,
}

/** All notices of one position. Loaded with the first notice. */
export const LateNotices = ({ part, field }: NoticesProps): ReactNode => parts[part](field)
