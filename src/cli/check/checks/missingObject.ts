import type { Check } from '../check.ts'
import { listRecords } from './contentRecords.ts'

export const missingObject: Check = {
  code: 'content/missing',
  level: 'error',
  expected: 'Each content object that the schema declares gets a record.',
  section: '4.2',
  judge: (recording) =>
    listRecords(recording)
      .filter(({ record }) => record === undefined)
      .map(({ exchange, object }) => ({ exchange, came: `No record for "${object.name}"` })),
}
