import type { Check } from '../check.ts'
import { aloneDiffers } from './aloneDiffers.ts'
import { choiceShape } from './choiceShape.ts'
import { choiceTwice } from './choiceTwice.ts'
import { contentType } from './contentType.ts'
import { corsAnswer } from './corsAnswer.ts'
import { corsError } from './corsError.ts'
import { corsPreflight } from './corsPreflight.ts'
import { emptyDependency } from './emptyDependency.ts'
import { emptyFormData } from './emptyFormData.ts'
import { errorMessage } from './errorMessage.ts'
import { failedRequest } from './failedRequest.ts'
import { hostileFormData } from './hostileFormData.ts'
import { keptState } from './keptState.ts'
import { lateAnswer } from './lateAnswer.ts'
import { lintedSchema } from './lintedSchema.ts'
import { malformedJson } from './malformedJson.ts'
import { medianBudget } from './medianBudget.ts'
import { missingObject } from './missingObject.ts'
import { noAnswer } from './noAnswer.ts'
import { noFixPoint } from './noFixPoint.ts'
import { notJson } from './notJson.ts'
import { otherFormat } from './otherFormat.ts'
import { p95Budget } from './p95Budget.ts'
import { partialFormData } from './partialFormData.ts'
import { recordError } from './recordError.ts'
import { recordShape } from './recordShape.ts'
import { recordTwice } from './recordTwice.ts'
import { redirect } from './redirect.ts'
import { refusedSize } from './refusedSize.ts'
import { sizeBudget } from './sizeBudget.ts'
import { stackTrace } from './stackTrace.ts'
import { unequalContent } from './unequalContent.ts'
import { unequalSchema } from './unequalSchema.ts'
import { unknownDependency } from './unknownDependency.ts'
import { unknownName } from './unknownName.ts'
import { unreadableBody } from './unreadableBody.ts'
import { unrequestedObject } from './unrequestedObject.ts'
import { unusableAnswer } from './unusableAnswer.ts'

/** Every check, in the order of reports. A new one is a file and a row. */
export const checks: readonly Check[] = [
  noAnswer,
  lateAnswer,
  redirect,
  failedRequest,
  contentType,
  notJson,
  unusableAnswer,
  refusedSize,
  sizeBudget,
  medianBudget,
  p95Budget,
  corsPreflight,
  corsAnswer,
  corsError,
  otherFormat,
  lintedSchema,
  unequalSchema,
  keptState,
  noFixPoint,
  missingObject,
  unrequestedObject,
  unknownName,
  recordError,
  recordShape,
  recordTwice,
  choiceShape,
  choiceTwice,
  aloneDiffers,
  emptyDependency,
  unknownDependency,
  unequalContent,
  emptyFormData,
  partialFormData,
  hostileFormData,
  malformedJson,
  unreadableBody,
  errorMessage,
  stackTrace,
]
