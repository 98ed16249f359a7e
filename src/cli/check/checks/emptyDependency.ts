import type { Check } from '../check.ts'
import { judgeGoverned } from './judgeGoverned.ts'

export const emptyDependency: Check = {
  code: 'content/empty-dependency',
  level: 'error',
  expected: 'A content object whose governing field has no selection has an empty list.',
  section: '4.2',
  judge: (recording) => judgeGoverned(recording, ({ empty }) => empty, 'no selection'),
}
