import type { Check } from '../check.ts'
import { judgeFormData } from './judgeFormData.ts'

export const hostileFormData: Check = {
  code: 'form-data/hostile',
  level: 'error',
  expected: 'Whatever is in the form data, it is refused with 400 to 499 or read as empty, never answered with 500.',
  section: '4',
  judge: (recording) => judgeFormData(recording, 'hostile'),
}
