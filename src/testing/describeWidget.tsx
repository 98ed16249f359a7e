import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import type { Widget, WidgetProps } from '../react/widgetProps.ts'
import { readState } from './readState.ts'
import { controlOf, createWidgetHarness, fieldLabel, noteText } from './createWidgetHarness.tsx'

/** The widget under test, as the suite needs to know it. */
export interface WidgetContract {
  /** Props that differ from those of an empty text field: `{ field: { type: 'number' }, control: 'number' }`. */
  readonly props?: Partial<WidgetProps>
  /** A value that the widget can show; not needed for a container. */
  readonly value?: unknown
  /** Enters a value by keyboard while the control has the focus: keys in the notation of `@testing-library/user-event`, or a function. */
  readonly enter?: string | (() => Promise<void>)
  /**
   * The argument of the last `onText` or `onChange` after `enter`; `value` by default. For a control that passes typed text on for the form
   * to parse, the text: `'12.5'` for the value `12.5`.
   */
  readonly entered?: unknown
  /** Clears the control by keyboard, while it has `value` and the focus; without it clearing is not tested. */
  readonly clear?: string | (() => Promise<void>)
  /**
   * The argument of the last `onText` or `onChange` after `clear`; `undefined` by default. `''` for a text control, `[]` for a list,
   * `false` for a checkbox.
   */
  readonly cleared?: unknown
  /**
   * The widget renders its label and description itself and contains fields instead of being a control: it need not show a value, convey
   * `required`, handle keys or support `disabled`.
   */
  readonly isContainer?: boolean
}

/**
 * The suite that every widget passes: its label refers to it, description and error are announced, required, disabled and read-only are
 * conveyed and respected, a replaced value leaves no traces, it can be focused by its DOM id, filled and cleared by keyboard alone, and it
 * logs nothing to the console. For `vitest` with a DOM; registers a `describe` block.
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

/** Requirements for every widget. */
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

/** Requirements for a widget that renders its label and description itself. */
function describeContainer(widget: Widget, contract: WidgetContract): void {
  const draw = createWidgetHarness(widget, contract)

  it('announces its description and its error', () => {
    draw({ field: { ...contract.props?.field, description: 'What goes in.' }, note: noteText, invalid: true })
    expect(describingTexts()).toContain(noteText)
    expect(controlOf().textContent).toContain('What goes in.')
  })
}

/** What a control must convey to assistive technology. */
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

/** Maximum tab stops of a control. */
const mostStops = 20

/** How users operate a control. */
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

/** The texts that `aria-describedby` refers to; `undefined` for an id without an element. */
const describingTexts = (): (string | null | undefined)[] =>
  (controlOf().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => document.getElementById(id)?.textContent)

/** Fails a test if something is logged to the console. */
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
