export { systemClock, type Clock } from './client/clock.ts'
export type { ClientOptions, CredentialsOption, FetchOptions, HeadersOption } from './client/clientOptions.ts'
export { createClient } from './client/createClient.ts'
export { createFixtureClient, type ClientFixtures, type ContentFixture } from './client/createFixtureClient.ts'
export {
  ModuleAnswerError,
  ModuleNetworkError,
  ModuleRedirectError,
  ModuleStatusError,
  ModuleTimeoutError,
  type AnswerErrorReason,
} from './client/answerErrors.ts'
export {
  ModuleError,
  ModuleRequestError,
  isModuleError,
  type EndpointName,
  type ModuleErrorContext,
  type ModuleErrorKind,
} from './client/errors.ts'
export type * from './client/moduleClient.ts'
export type { RecordedExchange, Recording } from './client/recording/recording.ts'
export { replayRecording } from './client/recording/replayRecording.ts'
export type { RequestEnded, RequestEvent, RequestObserver, RequestStarted } from './client/requestObserver.ts'
export type { WireFormat } from './client/wireFormats.ts'
export type { WireFormatName } from './client/wireNames.ts'
