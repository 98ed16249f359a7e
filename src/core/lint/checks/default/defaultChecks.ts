import type { Checks, CodesOf } from '../../check.ts'
import { invalid } from './invalid.ts'
import { notInChoices } from './notInChoices.ts'
import { password } from './password.ts'
import { secret } from './secret.ts'
import { tooManyRows } from './tooManyRows.ts'
import { wrongType } from './wrongType.ts'

export const defaultChecks: Checks<CodesOf<'default'>> = {
  'default/invalid': invalid,
  'default/not-in-choices': notInChoices,
  'default/password': password,
  'default/secret': secret,
  'default/too-many-rows': tooManyRows,
  'default/wrong-type': wrongType,
}
