/** The code for requests, in one chunk: loaded with the first, so that forms without requests never need it. */
export { createEndpointCalls } from './client/endpointCalls.ts'
export { createContentRequests } from './store/content/contentRequests.ts'
