import { it } from 'vitest'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'

const germany = { id: 'DE', label: 'Germany' }

it('chains country, state and city, each loaded for what was chosen before it', async () => {
  const { field, summary, status, choose, submit, readSubmittedData, readRequests } = await openPlayground({
    module: 'places',
    wire: 'data',
  })
  await field('Recipient').fill('Grace Hopper')
  await expect(field('City')).toHaveText('Choose Country first')
  await field('City').click()
  await expect(field('Country')).toBeFocused()

  await choose('Country', 'Canada')
  await expect(field('City')).toHaveText('Choose Province or territory first')
  await choose('Province or territory', 'Ontario')
  await choose('City', 'Ottawa')
  expect((await readRequests()).filter((request) => request.includes('cities_by_state'))).toHaveLength(1)

  await choose('Country', 'Germany')
  await expect(field('State')).toHaveText(/Ontario.*no longer available/)
  await expect(field('City')).toHaveText(/Ottawa.*no longer available/)
  await field('Street').fill('Unter den Linden 1')
  await field('Postal code').fill('K1A 0B1')
  await submit()
  await expect(summary).toHaveText([
    'State: "Ontario" is not available. Choose another value.',
    'City: "Ottawa" is not available. Choose another value.',
    'Postal code: Write it as in Germany, such as 10115',
  ])
  await expect(field('State')).toBeFocused()

  await choose('State', 'Berlin')
  await choose('City', 'Berlin')
  await field('Postal code').fill('10117')
  await submit()
  await expect(status).toHaveText('Submitted.')
  await expect.poll(readSubmittedData).toEqual({
    recipient: 'Grace Hopper',
    country: germany,
    state: { id: 'DE-BE', label: 'Berlin' },
    city: { id: 'berlin', label: 'Berlin' },
    street: 'Unter den Linden 1',
    postal_code: '10117',
  })
})

it('needs no setting for a module that wants its requests wrapped', async () => {
  const { page, choose } = await openPlayground({ module: 'places', failedRequests: 'provoked' })
  await page.getByRole('button', { name: 'Module' }).click()
  await expect(page.getByRole('radio', { name: 'auto' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '/schema first load 400' }).waitFor()
  await page.getByRole('button', { name: '/schema wrapped: first load 200' }).waitFor()
  await choose('Country', 'Germany')
  await page.getByRole('button', { name: '/content states_by_country 200' }).waitFor()
})

it('asks in the data wire format and shows what went over the wire', async () => {
  const { page, choose } = await openPlayground({ module: 'places', wire: 'data' })
  await choose('Country', 'Germany')
  await page.getByRole('button', { name: '/content states_by_country 200' }).click()
  const readTree = (name: string) => page.getByRole('tree', { name, exact: true }).getByRole('treeitem').allInnerTexts()
  await page.getByRole('treeitem', { name: 'content_object_names: [1]' }).click()
  await expect
    .poll(() => readTree('Request body'))
    .toEqual(['{2}', 'data: {2}', 'form_data: {1}', 'content_object_names: [1]', '0: "states_by_country"', 'credentials: {}'])
  await page.getByRole('treeitem', { name: 'content_objects: [1]' }).click()
  expect(await readTree('Answer body')).toContainEqual('0: { content_object_name: "states_by_country" … }')
})
