import { beforeAll } from 'vitest'
import { lateNotices } from '../../src/react/notices/Notices.tsx'

// What a form says beside its fields is loaded with the first of it; most tests are not about that.
beforeAll(() => lateNotices.load())
