import type { Check } from '../check.ts'
import { judgeGoverned } from './judgeGoverned.ts'

export const unknownDependency: Check = {
  code: 'content/unknown-dependency',
  level: 'error',
  expected: 'A content object whose governing field has an unknown selection has an empty list.',
  section: '4.2',
  judge: (recording) => judgeGoverned(recording, ({ unknown }) => unknown, 'an unknown selection'),
}
