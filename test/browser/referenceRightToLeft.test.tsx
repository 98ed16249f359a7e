import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'moduleform/styles.css'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { control, list, openReferences, option, toggle } from './referenceForm.tsx'
import { active, popupStands } from './selectParts.ts'

expectSilentConsole()

const directions = ['ltr', 'rtl'] as const

/** A form at the start of its page, in a direction; narrower than a list of references. */
const openIn = (direction: (typeof directions)[number], props: Parameters<typeof openReferences>[0] = {}) =>
  openReferences(props, {
    wrapper: ({ children }) => (
      <div dir={direction}>
        <div style={{ width: 160, marginInlineStart: 60 }}>{children}</div>
      </div>
    ),
  })

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()

/** The start and end of an element on its line, in px from the start edge of the page. */
function extentOf(element: Element | null, direction: (typeof directions)[number]): { readonly start: number; readonly end: number } {
  const { left, right } = boxOf(element)
  const width = document.documentElement.clientWidth
  return direction === 'ltr' ? { start: left, end: right } : { start: width - right, end: width - left }
}

const boxAround = (label: string) => control(label).element().closest('.mf-control')
const popup = () => document.querySelector('.mf-select-popup')

/** The position of a character of an element's text. */
function placeOf(element: Element, index: number): number {
  const range = document.createRange()
  const [text] = element.childNodes
  if (text) range.setStart(text, index)
  if (text) range.setEnd(text, index + 1)
  return range.getBoundingClientRect().left
}

describe.each(directions)('references on a page that is read %s', (direction) => {
  it('have their toggle at the end of the line of the label', async () => {
    await openIn(direction)
    await expect.element(toggle('Due')).toBeVisible()
    await toggle('Due').click()
    const [label, pressed, box] = [page.getByText('Due', { exact: true }).element(), toggle('Due').element(), boxAround('Due')].map(
      (element) => extentOf(element, direction),
    )
    expect(pressed?.start).toBeGreaterThan(label?.end ?? Infinity)
    expect([label?.start, pressed?.end]).toEqual([box?.start, box?.end])
  })

  it('are listed from where their control begins, with what they are called first', async () => {
    await openIn(direction)
    await toggle('Amount').click()
    await page.getByRole('button', { name: 'Insert a reference into Amount' }).click()
    await expect.element(list).toBeVisible()
    await popupStands()
    const [box, listed] = [boxAround('Amount'), popup()].map((element) => extentOf(element, direction))
    expect(listed?.start).toBe(box?.start)
    expect(listed?.end).toBeGreaterThan(box?.end ?? Infinity)
    expect(boxOf(popup()).top).toBeGreaterThan(boxOf(boxAround('Amount')).bottom)
    const row = option('Total').element()
    const [name, detail] = ['.mf-option-label', '.mf-option-detail'].map((part) => extentOf(row.querySelector(part), direction))
    expect(name?.end).toBeLessThanOrEqual(detail?.start ?? 0)
  })

  it('keep the braces of a template before and behind what stands in them', async () => {
    await openIn(direction)
    await toggle('Amount').click()
    await page.getByRole('button', { name: 'Insert a reference into Amount' }).click()
    const template = page.getByText('{{ steps.order.total }}').element()
    const places = ['{', 's', '}'].map((character) => placeOf(template, template.textContent.indexOf(character)))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    await option('Total').click()
    expect(getComputedStyle(control('Amount').element()).unicodeBidi).toBe('plaintext')
  })

  it('are walked through by the arrows up and down, and taken by Enter', async () => {
    const { data } = await openIn(direction)
    await toggle('Amount').click()
    await page.getByRole('button', { name: 'Insert a reference into Amount' }).click()
    await expect.element(list).toBeVisible()
    const walked: (string | null | undefined)[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`)
      walked.push(active()?.querySelector('.mf-option-label')?.textContent)
    }
    expect(walked).toEqual(['Total', 'Name', 'Total'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(data).toMatchObject({ amount: '{{ steps.order.total }}' })
    await toggle('Amount').click()
    await expect.poll(data).toMatchObject({ amount: 5 })
  })
})

it('closes its list by the arrow that leads out of the braces, in a text that is read from right to left', async () => {
  const { data } = await openIn('rtl', { initialValues: { subject: 'מספר ' } })
  await expect.element(toggle('Subject')).toBeVisible()
  await userEvent.click(control('Subject'))
  await userEvent.keyboard('{End}{{{{')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}nu')
  await option('Number').click()
  await expect.poll(data).toMatchObject({ subject: 'מספר {{ steps.order.id }}' })
})
