import type { Check } from '../check.ts'
import { judgeFormData } from './judgeFormData.ts'

export const partialFormData: Check = {
  code: 'form-data/partial',
  level: 'error',
  expected: 'Form data that are filled in by half are never answered with 500.',
  section: '4',
  judge: (recording) => judgeFormData(recording, 'partial'),
}
