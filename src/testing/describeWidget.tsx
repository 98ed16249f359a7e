import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import type { Widget, WidgetProps } from '../react/widgetProps.ts'
import { readState } from './readState.ts'
import { controlOf, createWidgetHarness, fieldLabel, noteText } from './createWidgetHarness.tsx'

/** What the suite has to know of a widget. */
export interface WidgetContract {
  /** Props besides those of an untouched text field: `{ field: { type: 'number' }, control: 'number' }`. */
  readonly props?: Partial<WidgetProps>
  /** A value that the widget shows; not needed of a container. */
  readonly value?: unknown
  /** Enters a value by keyboard, the control having the focus: keys as `@testing-library/user-event` writes them, or a function. */
  readonly enter?: string | (() => Promise<void>)
  /**
   * What the last `onText` or `onChange` is given then; `value` without it. A control that hands over what is typed, and has the form read it, says the
   * text: `'12.5'` for the value `12.5`.
   */
  readonly entered?: unknown
  /** Empties it by keyboard, the control holding `value` and the focus; not asked for without it. */
  readonly clear?: string | (() => Promise<void>)
  /**
   * What the last `onText` or `onChange` is given then; `undefined` without it. `''` of a text control, `[]` of a list, `false` of a checkbox.
   */
  readonly cleared?: unknown
  /**
   * The widget draws its label and description itself and holds fields instead of being a control: it need not show a value, convey
   * `required`, take keys or be disabled.
   */
  readonly isContainer?: boolean
}

/**
 * The suite that every widget passes: its label is tied to it, description and error are announced, required, disabled and read-only
 * are conveyed and kept to, a value leaves nothing behind, it takes the focus by its DOM id, it can be filled and emptied by keyboard alone,
 * and it writes nothing to the console. For `vitest` with a DOM; registers a `describe` block.
 *
 * @example
 * describeWidget('a star rating', StarRating, { props: { field: { type: 'integer' } }, value: 3, enter: '3' })
 */
export function describeWidget(name: string, widget: Widget, contract: WidgetContract): void {
  describe(name, () => {
    expectSilence()
    afterEach(cleanup)
    describeShown(widget, contract)
    if (contract.isContainer === true) return describeContainer(widget, contract)
    describeAnnounced(widget, contract)
    describeUse(widget, contract)
  })
}

/** What holds for anything that stands in a form. */
function describeShown(widget: Widget, contract: WidgetContract): void {
  const draw = createWidgetHarness(widget, contract)

  it('is named by its label', () => {
    draw()
    expect(screen.getAllByLabelText(fieldLabel)).toContain(controlOf())
  })

  it('describes itself by nothing that is not there', () => {
    draw()
    expect(describingTexts()).not.toContain(undefined)
  })

  it.each([{}, { readOnly: true }])('takes the focus by its DOM id, given %o', (props) => {
    draw({ value: contract.value, ...props })
    controlOf().focus()
    expect(document.activeElement).toBe(controlOf())
  })
}

/** What holds for a widget that draws its label, and the description of its definition, itself. */
function describeContainer(widget: Widget, contract: WidgetContract): void {
  const draw = createWidgetHarness(widget, contract)

  it('announces its description and its error', () => {
    draw({ field: { ...contract.props?.field, description: 'What goes in.' }, note: noteText, invalid: true })
    expect(describingTexts()).toContain(noteText)
    expect(controlOf().textContent).toContain('What goes in.')
  })
}

/** What assistive technology learns of a control. */
function describeAnnounced(widget: Widget, contract: WidgetContract): void {
  const draw = createWidgetHarness(widget, contract)
  it('announces its description', () => {
    draw({ note: noteText })
    expect(describingTexts()).toContain(noteText)
  })

  it('announces an error', () => {
    draw({ note: noteText, invalid: true })
    expect(controlOf().getAttribute('aria-invalid')).toBe('true')
    expect(describingTexts()).toContain(noteText)
  })

  it('is not called invalid without an error', () => {
    draw()
    expect(controlOf().getAttribute('aria-invalid')).not.toBe('true')
  })

  it('conveys that it is required', () => {
    draw({ required: true })
    const control = controlOf()
    expect(control.getAttribute('aria-required') === 'true' || control.hasAttribute('required')).toBe(true)
  })

  it('is called disabled where it is', () => {
    draw({ disabled: true })
    expect(controlOf().matches(':disabled, [aria-disabled="true"]')).toBe(true)
  })
}

const press = async (keys: string | (() => Promise<void>)): Promise<void> => {
  await (typeof keys === 'function' ? keys() : userEvent.keyboard(keys))
}

/** Stops of the Tab key that a control may have. */
const mostStops = 20

/** What a person does with a control. */
function describeUse(widget: Widget, contract: WidgetContract): void {
  const draw = createWidgetHarness(widget, contract)
  const { enter = '', clear } = contract

  it('shows a value, and nothing of it once it is gone', () => {
    const { container, update } = draw()
    const empty = readState(container)
    update({ value: contract.value })
    expect(readState(container)).not.toBe(empty)
    update({ value: undefined })
    expect(readState(container)).toBe(empty)
  })

  it('is reached and filled by keyboard alone', async () => {
    const { heard } = draw()
    await userEvent.tab()
    expect(document.activeElement).toBe(controlOf())
    await press(enter)
    await waitFor(() => expect(heard.at(-1)).toEqual(contract.entered ?? contract.value))
  })

  it.skipIf(clear === undefined)('is emptied by keyboard', async () => {
    const { heard } = draw({ value: contract.value })
    act(() => controlOf().focus())
    await press(clear ?? '')
    await waitFor(() => expect(heard.length).toBeGreaterThan(0))
    await waitFor(() => expect(heard.at(-1)).toEqual(contract.cleared))
  })

  it('tells the form when it is left', async () => {
    const { onBlur } = draw()
    await userEvent.tab()
    const isInside = () => controlOf().parentElement?.contains(document.activeElement) === true
    for (let stops = 0; stops < mostStops && isInside(); stops += 1) await userEvent.tab()
    expect(isInside()).toBe(false)
    expect(onBlur).toHaveBeenCalled()
  })

  it.each(['disabled', 'readOnly'] as const)('shows its value and changes nothing where it is %s', async (state) => {
    const { heard, container, update } = draw({ [state]: true })
    const empty = readState(container)
    update({ [state]: true, value: contract.value })
    const before = readState(container)
    expect(before).not.toBe(empty)
    await userEvent.tab()
    await userEvent.keyboard('x{ArrowDown}{Enter} {Backspace}{Delete}')
    expect(heard).toEqual([])
    expect(readState(container)).toBe(before)
  })
}

/** The texts that `aria-describedby` leads to; `undefined` for an id that leads nowhere. */
const describingTexts = (): (string | null | undefined)[] =>
  (controlOf().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => document.getElementById(id)?.textContent)

/** Fails a test during which something was written to the console. */
function expectSilence(): void {
  let spies: readonly MockInstance[] = []
  beforeEach(() => {
    spies = (['error', 'warn', 'log', 'info'] as const).map((level) => vi.spyOn(console, level))
  })
  afterEach(() => {
    const written = spies.flatMap((spy) => spy.mock.calls)
    for (const spy of spies) spy.mockRestore()
    expect(written).toEqual([])
  })
}
