export { systemClock, type Clock } from './client/clock.ts'
export type { ClientOptions, CredentialsOption, FetchOptions, HeadersOption } from './client/clientOptions.ts'
export { createClient } from './client/createClient.ts'
export { createFixtureClient, type ClientFixtures, type ContentFixture } from './client/createFixtureClient.ts'
export { ModuleAnswerError, type AnswerErrorReason } from './client/errors/moduleAnswerError.ts'
export {
  ModuleError,
  isModuleError,
  type EndpointName,
  type ModuleErrorContext,
  type ModuleErrorKind,
} from './client/errors/moduleError.ts'
export { ModuleNetworkError } from './client/errors/moduleNetworkError.ts'
export { ModuleRequestError } from './client/errors/moduleRequestError.ts'
export { ModuleStatusError } from './client/errors/moduleStatusError.ts'
export { ModuleTimeoutError } from './client/errors/moduleTimeoutError.ts'
export type * from './client/moduleClient.ts'
export type { RequestEnded, RequestEvent, RequestObserver, RequestStarted } from './client/requestObserver.ts'
export type { WireFormat, WireFormatName } from './client/wireFormats.ts'
