import { createServer } from 'node:http'
import { toNodeListener } from 'moduleform/node'
import { module } from './addressModule.ts'

export const server = createServer(toNodeListener(module)).listen(Number(process.env['PORT'] ?? 4001), '127.0.0.1')
