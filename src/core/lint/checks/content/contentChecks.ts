import type { Checks, CodesOf } from '../../check.ts'
import { bareType } from './bareType.ts'
import { customWithoutLoader } from './customWithoutLoader.ts'
import { cyclicDependency } from './cyclicDependency.ts'
import { dependencyInOtherRows } from './dependencyInOtherRows.ts'
import { dependencyNeverFilled } from './dependencyNeverFilled.ts'
import { dependencyTwice } from './dependencyTwice.ts'
import { dependencyWithoutId } from './dependencyWithoutId.ts'
import { dependencyWithoutLoadSchema } from './dependencyWithoutLoadSchema.ts'
import { empty } from './empty.ts'
import { noObjects } from './noObjects.ts'
import { noType } from './noType.ts'
import { objectTwice } from './objectTwice.ts'
import { objectWithoutId } from './objectWithoutId.ts'
import { recordAlias } from './recordAlias.ts'
import { recordTwice } from './recordTwice.ts'
import { recordWithoutData } from './recordWithoutData.ts'
import { recordWithoutName } from './recordWithoutName.ts'
import { selfDependency } from './selfDependency.ts'
import { unknownDependency } from './unknownDependency.ts'
import { unknownReload } from './unknownReload.ts'
import { unknownType } from './unknownType.ts'
import { unused } from './unused.ts'

export const contentChecks: Checks<CodesOf<'content'>> = {
  'content/bare-type': bareType,
  'content/custom-without-loader': customWithoutLoader,
  'content/cyclic-dependency': cyclicDependency,
  'content/dependency-in-other-rows': dependencyInOtherRows,
  'content/dependency-never-filled': dependencyNeverFilled,
  'content/dependency-twice': dependencyTwice,
  'content/dependency-without-id': dependencyWithoutId,
  'content/dependency-without-load-schema': dependencyWithoutLoadSchema,
  'content/empty': empty,
  'content/no-objects': noObjects,
  'content/no-type': noType,
  'content/object-twice': objectTwice,
  'content/object-without-id': objectWithoutId,
  'content/record-alias': recordAlias,
  'content/record-twice': recordTwice,
  'content/record-without-data': recordWithoutData,
  'content/record-without-name': recordWithoutName,
  'content/self-dependency': selfDependency,
  'content/unknown-dependency': unknownDependency,
  'content/unknown-reload': unknownReload,
  'content/unknown-type': unknownType,
  'content/unused': unused,
}
