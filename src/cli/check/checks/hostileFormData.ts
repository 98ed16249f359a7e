import type { Check } from '../check.ts'
import { judgeFormData } from './judgeFormData.ts'

export const hostileFormData: Check = {
  code: 'form-data/hostile',
  level: 'error',
  expected: 'No form data at all are answered with 500: they may be refused with 400 to 499, or read as empty.',
  section: '4',
  judge: (recording) => judgeFormData(recording, 'hostile'),
}
