import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormProps, type Problem } from 'moduleform'
import { formatProblem } from 'moduleform/lint'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'

const said = vi.spyOn(console, 'error')
beforeEach(() => void said.mockReset())
afterEach(cleanup)

// Look-around needs the browser's own engine, which runs only in a worker; jsdom has none.
const lookAhead = '^(?=.*[0-9]).+$'
const code = {
  id: 'code',
  type: 'string',
  label: 'Code',
  description: 'Of your licence.',
  validation: { pattern: lookAhead, max_length: 5 },
}
const word = { id: 'word', type: 'string', label: 'Word', validation: { pattern: '^[a-z]+$' } }
const note = 'Format not checked in this browser'

const draw = (fields: readonly object[], props: Partial<ModuleFormProps> = {}) =>
  render(<ModuleForm schema={schemaOf(fields)} {...props} />)

const enter = async (label: string, text: string) => {
  const control = screen.getByLabelText(label)
  await userEvent.clear(control)
  if (text !== '') await userEvent.type(control, text)
  await userEvent.tab()
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

describe('a field whose pattern cannot be run in this browser', () => {
  it('says so beside its description, without being wrong', async () => {
    draw([code, word])
    expect(screen.queryByText(note)).toBeNull()
    await enter('Code', 'abc')
    await enter('Word', 'abc')
    await screen.findByText(note)
    const control = screen.getByLabelText('Code')
    expect(control.getAttribute('aria-invalid')).not.toBe('true')
    const described = control
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['Of your licence.', note])
    expect(screen.getAllByText(note)).toHaveLength(1)
  })

  it('says nothing while it is empty', async () => {
    draw([code])
    await enter('Code', 'abc')
    await screen.findByText(note)
    await userEvent.clear(screen.getByLabelText('Code'))
    expect(screen.queryByText(note)).toBeNull()
    await userEvent.type(screen.getByLabelText('Code'), 'x')
    expect(screen.queryByText(note)).toBeNull()
  })

  it('is checked by its other rules', async () => {
    draw([code])
    await enter('Code', 'abcdef')
    await screen.findByText('Use 5 characters or fewer (now 6).')
    expect(screen.queryByText(note)).toBeNull()
    await userEvent.type(screen.getByLabelText('Code'), '{Backspace}')
    await screen.findByText(note)
    expect(document.querySelector('.mf-error')).toBeNull()
  })

  it('says so in the words of the host', async () => {
    draw([code], { messages: { uncheckedNote: 'Ungeprüft' } })
    await enter('Code', 'abc')
    await screen.findByText('Ungeprüft')
  })

  it('is submitted, and named by its path', async () => {
    const onSubmit = vi.fn<NonNullable<ModuleFormProps['onSubmit']>>()
    const people = { id: 'people', type: 'array', label: 'People', items: { type: 'object', fields: [word, code] } }
    const values = { word: 'abc', code: 'abc', people: [{ word: 'abc' }, { word: 'abc', code: 'xyz' }] }
    draw([people, word, code], { initialValues: values, onSubmit })
    await submit()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(onSubmit.mock.calls[0]?.[0]).toEqual(values)
    expect(onSubmit.mock.calls[0]?.[1]).toEqual({
      hidden: {},
      setAside: [],
      unread: [],
      schemaData: {},
      unchecked: [['people', 1, 'code'], ['code']],
    })
  })

  it('is not named where nothing is left to check', async () => {
    const onSubmit = vi.fn<NonNullable<ModuleFormProps['onSubmit']>>()
    draw([code], { onSubmit })
    await enter('Code', 'abc')
    await screen.findByText(note)
    await userEvent.clear(screen.getByLabelText('Code'))
    await submit()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(onSubmit.mock.calls[0]?.[1].unchecked).toEqual([])
  })

  it('shows nothing in a form that is read-only', async () => {
    const { rerender } = draw([code])
    await enter('Code', 'abc')
    await screen.findByText(note)
    rerender(<ModuleForm schema={schemaOf([code])} readOnly />)
    expect(screen.queryByText(note)).toBeNull()
  })

  it('loses the note with a rule that takes the pattern away', async () => {
    const free = { id: 'free', type: 'boolean', label: 'Free' }
    const rules = [
      {
        if: { and: [{ id: 'free', operator: 'equal', value: true }] },
        then: { fields: [{ id: 'code', apply_as: 'merge', validation: { pattern: '' } }] },
      },
    ]
    draw([free, { ...code, rules }])
    await enter('Code', 'abc')
    await screen.findByText(note)
    await userEvent.click(screen.getByLabelText('Free'))
    await waitFor(() => expect(screen.queryByText(note)).toBeNull())
  })
})

describe('uncheckedPatterns="block"', () => {
  it('makes it an error of the field and of the summary, and no submit goes through', async () => {
    const onSubmit = vi.fn()
    draw([code, word], { uncheckedPatterns: 'block', onSubmit, initialValues: { code: 'abc' } })
    await submit()
    await screen.findByText('Fix 1 field to continue')
    const message = "The format can't be checked in this browser, so the value isn't accepted."
    expect(document.querySelector('.mf-error')?.textContent).toBe(message)
    expect(screen.getByRole('link').textContent).toBe(`Code: ${message}`)
    expect(screen.queryByText(note)).toBeNull()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(screen.getByLabelText('Code'))
    await submit()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['allow', true],
    ['block', false],
  ] as const)('decides whether onChange calls the form valid: %s', async (uncheckedPatterns, valid) => {
    const seen: boolean[] = []
    draw([code], { uncheckedPatterns, onChange: (_, meta) => void seen.push(meta.valid) })
    await enter('Code', 'abc')
    await waitFor(() => expect(document.querySelector('.mf-error, .mf-warning')).not.toBeNull())
    await userEvent.type(screen.getByLabelText('Code'), 'd')
    await userEvent.tab()
    expect(seen.at(-1)).toBe(valid)
  })

  it('says so in the words of the host', async () => {
    draw([code], { uncheckedPatterns: 'block', messages: { uncheckedError: 'Nicht geprüft.' } })
    await enter('Code', 'abc')
    await screen.findByText('Nicht geprüft.')
  })
})

describe('onProblems', () => {
  const nextProblems = async (props: Partial<ModuleFormProps>, fields: readonly object[] = [word, code]) => {
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    draw(fields, { onProblems, ...props })
    await enter('Code', 'abc')
    await waitFor(() => expect(onProblems.mock.lastCall?.[0]).not.toEqual([]))
    return { onProblems, problems: onProblems.mock.lastCall?.[0] ?? [] }
  }

  it('gets an error for each such field, which says why and how to mend it, once', async () => {
    const { onProblems, problems } = await nextProblems({}, [word, code, { ...code, id: 'other', label: 'Other' }])
    expect(problems.map(({ code, level, pointer }) => `${level} ${code} ${pointer}`)).toEqual([
      'error validation/pattern-unchecked /fields/1/validation/pattern',
      'error validation/pattern-unchecked /fields/2/validation/pattern',
    ])
    const { message, hint } = problems[0] ? formatProblem(problems[0]) : { message: '', hint: '' }
    expect(message).toContain('/src/patterns/pattern.worker.ts')
    for (const word of ['patternWorker', 'worker-src', 'moduleform']) expect(hint).toContain(word)
    await enter('Code', 'abcd')
    await enter('Other', 'abcd')
    expect(onProblems).toHaveBeenCalledTimes(2)
  })

  it('quotes what a function of the host throws', async () => {
    const patternWorker = () => {
      throw new Error('Not today')
    }
    const { problems } = await nextProblems({ patternWorker })
    expect(problems[0]?.args).toMatchObject({ kind: 'no-worker', cause: 'patternWorker threw: Not today' })
  })

  it('says where a function of the host returns nothing', async () => {
    // `as`: in JavaScript a `return` may be forgotten.
    const patternWorker = (() => {}) as unknown as () => Worker
    const { problems } = await nextProblems({ patternWorker })
    expect(problems[0]?.args).toMatchObject({ kind: 'no-worker', cause: 'patternWorker returned no Worker.' })
  })

  it('gets an error for a pattern that is too long to be checked, whose field is unchecked', async () => {
    const { problems } = await nextProblems({}, [{ ...code, validation: { pattern: 'a?'.repeat(250_000) } }])
    expect(problems.map(({ code, level, pointer }) => `${level} ${code} ${pointer}`)).toEqual([
      'error validation/pattern-too-long /fields/0/validation/pattern',
    ])
    await screen.findByText(note)
  })
})

describe('the console of a development build', () => {
  const sentences = () => said.mock.calls.map(([text]) => String(text))

  it('says once what is wrong with the page, however many forms and fields meet it', async () => {
    const patternWorker = () => {
      throw new Error('Only once')
    }
    const other = { ...code, id: 'other', label: 'Other', validation: { pattern: '(?!b)c' } }
    draw([code], { patternWorker })
    await enter('Code', 'abc')
    await screen.findByText(note)
    cleanup()
    draw([code, other], { patternWorker })
    await enter('Code', 'abc')
    await enter('Other', 'abc')
    await waitFor(() => expect(screen.getAllByText(note)).toHaveLength(2))
    await waitFor(() => expect(sentences()).toHaveLength(1))
    expect(sentences()[0]).toMatch(/^\[moduleform\] the pattern .* patternWorker threw: Only once.* worker-src/)
  })

  it('is silent in a production build', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const patternWorker = () => {
      throw new Error('In production')
    }
    draw([code], { patternWorker })
    await enter('Code', 'abc')
    await screen.findByText(note)
    vi.unstubAllEnvs()
    expect(sentences()).toEqual([])
  })
})
