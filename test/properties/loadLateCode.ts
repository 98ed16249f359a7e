import { loadCalls } from '../../src/client/createClient.ts'
import { loadHistory } from '../../src/store/history/historyEffect.ts'
import { loadReloading } from '../../src/store/schema/loadReloading.ts'
import { loadKeeping } from '../../src/store/schema/storageEffect.ts'

/** Loads the code that forms load on demand: the manual clock must not start before. */
export const loadLateCode = (): Promise<unknown> => Promise.all([loadCalls(), loadHistory(), loadReloading(), loadKeeping()])
