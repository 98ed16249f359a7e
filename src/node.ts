import type { IncomingMessage, ServerResponse } from 'node:http'
import { nodeAdapter } from './cli/playground/nodeAdapter.ts'
import type { Module } from './module/moduleOptions.ts'

/**
 * A module as a listener of `node:http`. The address of a request is the one its caller claims; a caller that goes away aborts `signal`.
 *
 * @example createServer(toNodeListener(module)).listen(4001)
 */
export const toNodeListener =
  ({ fetch }: Module) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): void =>
    nodeAdapter(fetch, incoming, outgoing)
