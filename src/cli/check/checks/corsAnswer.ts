import type { Check } from '../check.ts'
import { judgeCors } from './judgeCors.ts'

export const corsAnswer: Check = {
  code: 'cors/answer',
  level: 'error',
  expected: 'Good answers may be read by the page of --origin: Access-Control-Allow-Origin names it, or stands for all.',
  section: '4',
  judge: (recording) => judgeCors(recording, (status) => status >= 200 && status < 300),
}
