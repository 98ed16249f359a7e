import type { ReactNode } from 'react'
import type { FieldView } from '../../store/fieldView.ts'
import { FieldFailure, FieldProgress, OptionsFailure, type FieldNotice } from './FieldNotices.tsx'
import { FormNotices } from './FormNotices.tsx'
import { ReloadStrip } from './ReloadStrip.tsx'

export interface NoticesProps {
  /** Where they stand: above all fields, at the edge of what is seen of the form, or at a field and of what. */
  readonly part: 'form' | 'edge' | NonNullable<FieldView['trouble']>
  readonly field?: FieldNotice
}

const parts: Record<NoticesProps['part'], (field: FieldNotice | undefined) => ReactNode> = {
  form: () => <FormNotices />,
  edge: () => <ReloadStrip />,
  loading: () => <FieldProgress />,
  failed: () => <FieldFailure />,
  options: (field) => field && <OptionsFailure {...field} />,
}

/** What a form says beside its fields, in one place. Loaded with the first of it. */
export const LateNotices = ({ part, field }: NoticesProps): ReactNode => parts[part](field)
