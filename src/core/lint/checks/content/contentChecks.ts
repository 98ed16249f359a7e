import type { Checks, CodesOf } from '../../check.ts'
import { bareType } from './bareType.ts'
import { customWithoutLoader } from './customWithoutLoader.ts'
import { cyclicDependency } from './cyclicDependency.ts'
import { dependencyWithoutId } from './dependencyWithoutId.ts'
import { dependencyWithoutLoadSchema } from './dependencyWithoutLoadSchema.ts'
import { noObjects } from './noObjects.ts'
import { noType } from './noType.ts'
import { objectWithoutId } from './objectWithoutId.ts'
import { recordAlias } from './recordAlias.ts'
import { recordTwice } from './recordTwice.ts'
import { recordWithoutData } from './recordWithoutData.ts'
import { recordWithoutName } from './recordWithoutName.ts'
import { selfDependency } from './selfDependency.ts'
import { unknownDependency } from './unknownDependency.ts'
import { unknownType } from './unknownType.ts'

export const contentChecks: Checks<CodesOf<'content'>> = {
  'content/bare-type': bareType,
  'content/custom-without-loader': customWithoutLoader,
  'content/cyclic-dependency': cyclicDependency,
  'content/dependency-without-id': dependencyWithoutId,
  'content/dependency-without-load-schema': dependencyWithoutLoadSchema,
  'content/no-objects': noObjects,
  'content/no-type': noType,
  'content/object-without-id': objectWithoutId,
  'content/record-alias': recordAlias,
  'content/record-twice': recordTwice,
  'content/record-without-data': recordWithoutData,
  'content/record-without-name': recordWithoutName,
  'content/self-dependency': selfDependency,
  'content/unknown-dependency': unknownDependency,
  'content/unknown-type': unknownType,
}
