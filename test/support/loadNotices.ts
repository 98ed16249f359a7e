import { beforeAll } from 'vitest'
import { lateNotices } from '../../src/react/notices/Notices.tsx'

// The messages of a form load with the first of them; most tests are not about that.
beforeAll(() => lateNotices.load())
