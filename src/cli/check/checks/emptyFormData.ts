import type { Check } from '../check.ts'
import { judgeFormData } from './judgeFormData.ts'

export const emptyFormData: Check = {
  code: 'form-data/empty',
  level: 'error',
  expected: 'Empty form data are never answered with 500: it is what a form starts with.',
  section: '4',
  judge: (recording) => judgeFormData(recording, 'empty'),
}
