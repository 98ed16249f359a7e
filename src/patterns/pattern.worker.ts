import { compilePattern } from '../core/schema/compilePattern.ts'
import { workerReady } from './patternScript.ts'
import type { PatternQuestion } from './patternWorker.ts'

addEventListener('message', ({ data }: MessageEvent<PatternQuestion>) => {
  postMessage(compilePattern(data.pattern)?.test(data.text) ?? true)
})
postMessage(workerReady)
