import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FileNotice } from '../../playground/src/file/FileNotice.tsx'
import type { ShownFile } from '../../playground/src/file/shownFile.ts'

afterEach(cleanup)

const noticeOf = (file: Omit<ShownFile, 'name'>) => {
  render(<FileNotice file={{ name: 'schema.json', ...file }} />)
  return screen.getByRole('alert').textContent.trim()
}

describe('The notice about a schema file', () => {
  it('is empty where all is well', () => {
    expect(noticeOf({ schema: {}, isFollowed: true })).toBe('')
  })

  it('names line and column, and that the form is older', () => {
    expect(
      noticeOf({ schema: {}, isOld: true, problem: { message: 'a comma was expected here.', line: 3, column: 7 }, isFollowed: true }),
    ).toBe('schema.json, line 3, column 7: a comma was expected here. The form shows what the file held before.')
  })

  it('claims nothing of a form where there never was one', () => {
    expect(noticeOf({ problem: { message: 'the text is empty.' }, isFollowed: true })).toBe('schema.json: the text is empty.')
  })

  it('says that changes are not followed any more', () => {
    expect(noticeOf({ schema: {}, isFollowed: false })).toMatch(/^Changes to schema\.json are not picked up/)
  })
})
