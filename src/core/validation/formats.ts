import type { FormatName } from '../schema/wire.ts'
import { isDate } from './isDate.ts'
import { isDateTime } from './isDateTime.ts'
import { isEmail } from './isEmail.ts'
import { isUri } from './isUri.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text has a format. Specification 2.7. */
export const formats: Readonly<Record<FormatName, (text: string) => boolean>> = {
  email: isEmail,
  uri: isUri,
  date: isDate,
  'date-time': isDateTime,
  uuid: (text) => uuid.test(text),
}
