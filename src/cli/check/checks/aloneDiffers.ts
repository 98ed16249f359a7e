import { isEqual } from '../../../core/values/isEqual.ts'
import type { Check } from '../check.ts'
import { contentOf } from '../exchange/readExchange.ts'
import { listRecords } from './contentRecords.ts'
import { listUnequalRepeats } from './isRepeatable.ts'

export const aloneDiffers: Check = {
  code: 'content/alone-differs',
  level: 'error',
  expected: 'A content object has the same options alone and among others.',
  section: '4.2',
  judge: (recording) => {
    if (listUnequalRepeats(recording, 'content').length > 0) return []
    return listRecords(recording).flatMap(({ exchange, object, record }) => {
      const { together } = exchange.purpose
      const other = (together && contentOf(together))?.records.find(({ content_object_name }) => content_object_name === object.name)
      if (record === undefined || other === undefined || isEqual(record.data, other.data)) return []
      return [{ exchange, came: `"${object.name}" has ${count(record.data)} alone, ${count(other.data)} among others` }]
    })
  },
}

const count = ({ length }: readonly unknown[]) => `${length} ${length === 1 ? 'choice' : 'choices'}`
