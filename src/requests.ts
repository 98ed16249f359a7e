/** What requests take, in one piece: loaded with the first, so that forms that never ask do without. */
export { createEndpointCalls } from './client/endpointCalls.ts'
export { createContentRequests } from './store/content/contentRequests.ts'
