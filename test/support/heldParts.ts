import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type * as LoadOnce from '../../src/react/loadOnce.ts'

/**
 * In the tests of a file, holds back everything that a form loads late. The returned function lets the first waiting part load, or fail;
 * it returns whether there was one.
 */
export function holdParts(): (isThere: boolean) => Promise<boolean> {
  let answers: ((isThere: boolean) => void)[] = []

  beforeEach(() => {
    answers = []
    vi.resetModules()
    vi.doMock('../../src/react/loadOnce.ts', async (importOriginal) => {
      const original = await importOriginal<typeof LoadOnce>()
      const loadOnce: typeof original.loadOnce = (start, ...listeners) =>
        original.loadOnce(
          async () => {
            const isThere = await new Promise((resolve) => void answers.push(resolve))
            if (isThere !== true) throw new Error('The network is away.')
            return start()
          },
          ...listeners,
        )
      return { loadOnce }
    })
  })
  afterEach(() => vi.doUnmock('../../src/react/loadOnce.ts'))

  return (isThere) =>
    act(async () => {
      const answer = answers.shift()
      answer?.(isThere)
      return answer !== undefined
    })
}
