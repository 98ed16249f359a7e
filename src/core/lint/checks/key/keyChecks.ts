import type { Checks, CodesOf } from '../../check.ts'
import { alias } from './alias.ts'
import { extension } from './extension.ts'
import { nearMiss } from './nearMiss.ts'
import { unknownKey } from './unknownKey.ts'
import { wrongType } from './wrongType.ts'

export const keyChecks: Checks<CodesOf<'key'>> = {
  'key/alias': alias,
  'key/extension': extension,
  'key/near-miss': nearMiss,
  'key/unknown': unknownKey,
  'key/wrong-type': wrongType,
}
