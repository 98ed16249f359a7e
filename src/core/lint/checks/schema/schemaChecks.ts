import type { Checks, CodesOf } from '../../check.ts'
import { inexactNumber } from './inexactNumber.ts'
import { noFields } from './noFields.ts'
import { noMetadata } from './noMetadata.ts'
import { noVersion } from './noVersion.ts'
import { notJson } from './notJson.ts'
import { nothingShown } from './nothingShown.ts'
import { otherVersion } from './otherVersion.ts'
import { tooDeep } from './tooDeep.ts'
import { tooLarge } from './tooLarge.ts'
import { tooManyFields } from './tooManyFields.ts'

export const schemaChecks: Checks<CodesOf<'schema'>> = {
  'schema/no-fields': noFields,
  'schema/no-metadata': noMetadata,
  'schema/no-version': noVersion,
  'schema/not-json': notJson,
  'schema/inexact-number': inexactNumber,
  'schema/nothing-shown': nothingShown,
  'schema/other-version': otherVersion,
  'schema/too-deep': tooDeep,
  'schema/too-large': tooLarge,
  'schema/too-many-fields': tooManyFields,
}
