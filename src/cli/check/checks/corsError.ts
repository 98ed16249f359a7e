import type { Check } from '../check.ts'
import { judgeCors } from './judgeCors.ts'

export const corsError: Check = {
  code: 'cors/error',
  level: 'error',
  expected: 'Failures too may be read by the page of --origin; else a person sees no message but "nothing answers".',
  section: '7',
  judge: (recording) => judgeCors(recording, (status) => status >= 400),
}
