import { describe, it } from 'vitest'
import { expect } from './expectPage.ts'
import { createHands, type HandsName } from './hands.ts'
import { openPlayground } from './openPlayground.ts'

async function open(module: string, name: HandsName) {
  const playground = await openPlayground({ module, ...(name === 'touch' && { isTouch: true }) })
  const { form } = playground
  await form.waitFor()
  return {
    ...playground,
    hands: createHands(name, playground),
    box: (label: string) => form.getByRole('combobox', { name: label, exact: true }),
    text: (label: string) => form.getByRole('textbox', { name: label, exact: true }),
    menuOf: (row: string) => form.getByRole('button', { name: `Actions ${row}`, exact: true }),
    titleOf: (row: string) => form.getByRole('button', { name: new RegExp(`^${row}`) }),
    inRow: (row: string) => {
      const fields = form.getByRole('group', { name: new RegExp(`^${row}`) })
      return (label: string) => fields.getByLabel(label, { exact: true })
    },
  }
}

// Some of these press hundreds of keys.
describe.each(['keyboard', 'touch'] as const)('by %s alone', { timeout: 240_000 }, (name) => {
  it('deals are entered, moved, removed, mended and submitted', async () => {
    const { form, hands, box, button, field, menuOf, titleOf, inRow, summary, status, readSubmittedData } = await open('crm', name)
    await hands.pick(box('Connection'), 'Sales CRM, production')
    await hands.pick(box('Object type'), 'Deal')
    await hands.press(button('Add Deal').first())
    await hands.type(field('Name'), 'Renewal 2027')
    await hands.type(field('Amount'), '1250.50')
    await hands.type(field('Closes on'), '31 Jan 2027')
    await hands.pick(box('Pipeline'), 'Renewals')
    await hands.type(field('Discount in percent'), '25')
    await hands.type(field('Reason for the discount'), 'Short')
    await hands.press(titleOf('Renewal 2027'))
    await expect(field('Name')).toHaveCount(0)

    await hands.press(button('Add Deal').last())
    await hands.type(field('Name'), 'New seats')
    await hands.type(field('Amount'), 'three hundred')
    await hands.type(field('Closes on'), 'February 30, 2027')
    await hands.pick(box('Pipeline'), 'New business')
    await hands.press(titleOf('New seats'))
    await hands.press(button('Add Deal').last())
    await hands.type(field('Name'), 'Mistake')
    await hands.pressInMenu(menuOf('Mistake'), 'Remove')
    await expect(titleOf('Mistake')).toHaveCount(0)
    await hands.moveDown(titleOf('Renewal 2027'))
    await expect(form.getByRole('listitem').first()).toContainText('New seats')
    await hands.turn(field('Update existing records'))
    await expect(field('Match by')).toHaveCount(0)

    await hands.press(button('Submit'))
    await expect(summary).toHaveText([/Amount: /, /Closes on: .*does not have this day/, /Reason for the discount: /])
    await expect(inRow('New seats')('Amount')).toBeFocused()
    await hands.type(inRow('New seats')('Amount'), '300')
    await hands.type(inRow('New seats')('Closes on'), '2027-02-28')
    await hands.press(button('Submit'))
    await expect(summary).toHaveText([/Reason for the discount: /])
    await hands.type(inRow('Renewal 2027')('Reason for the discount'), 'Agreed in October')
    await hands.press(button('Submit'))
    await expect(status).toHaveText('Submitted.')
    await expect.poll(readSubmittedData).toEqual({
      connection: {
        id: 'sample-crm_a-managed',
        label: 'Sales CRM, production',
        app_type: 'crm_a',
        connection_management_type: 'managed',
      },
      object_type: { id: 'deal', label: 'Deal' },
      records: [
        { name: 'New seats', amount: 300, closes_on: '2027-02-28', pipeline: { id: 'new_business', label: 'New business' } },
        {
          name: 'Renewal 2027',
          amount: 1250.5,
          closes_on: '2027-01-31',
          pipeline: { id: 'renewals', label: 'Renewals' },
          discount: 25,
          discount_reason: 'Agreed in October',
        },
      ],
      update_existing: false,
    })
  })

  it('a schedule is entered as its rules show it, mended and submitted', async () => {
    const { hands, box, button, field, summary, status, readSubmittedData } = await open('schedule', name)
    await hands.type(field('Name of the job'), 'Backup')
    await hands.pick(box('Runs'), 'Every week')
    await hands.pick(box('On'), 'Monday', 'Friday')
    await hands.type(field('At'), '7:30')
    await hands.pick(box('Time zone'), 'Europe/Berlin')
    await hands.type(field('Ends on'), 'June 31, 2027')
    await hands.type(field('Time-out in minutes'), '0,1')
    await hands.type(field('Retries'), '2')
    await hands.type(field('Seconds between retries'), '30')
    await hands.pick(box('When a run has failed'), 'Send an e-mail')
    await hands.type(field('E-mail address'), 'ops@elsewhere.net')
    await hands.press(button('Submit'))
    await expect(summary).toHaveText([
      /^At: Write hours and minutes/,
      /^Ends on: .*does not have this day/,
      /^Time-out in minutes: /,
      /^E-mail address: Only addresses at/,
    ])
    await expect(field('At')).toBeFocused()

    await hands.type(field('At'), '07:30')
    await hands.type(field('Ends on'), 'June 30, 2027')
    await hands.turn(field('Remind me a week before it ends'))
    await hands.type(field('Time-out in minutes'), '2.5')
    await hands.type(field('E-mail address'), 'ops@example.com')
    await hands.press(button('Submit'))
    await expect(status).toHaveText('Submitted.')
    await expect.poll(readSubmittedData).toEqual({
      name: 'Backup',
      frequency: 'weekly',
      weekdays: ['mo', 'fr'],
      time_of_day: '07:30',
      time_zone: 'Europe/Berlin',
      ends_on: '2027-06-30',
      remind_before_end: true,
      timeout_minutes: 2.5,
      retries: 2,
      retry_delay_seconds: 30,
      tell: 'email',
      tell_address: 'ops@example.com',
    })
  })

  it('everything that a form can ask for is entered, mended and submitted', async () => {
    const { hands, box, button, field, text, menuOf, titleOf, inRow, summary, status, readSubmittedData } = await open('kitchen-sink', name)
    await hands.type(field('Title'), 'Prices, daily')
    await hands.type(field('Short name'), 'Daily prices')
    await hands.type(field('Summary'), 'What changed since yesterday.')
    await hands.type(field('Signing secret'), 'correct horse battery')
    await hands.type(field('Contact'), 'feeds@example.com')
    await hands.type(field('Home page'), 'https://example.com/feeds')
    await hands.type(field('Starts on'), '1 March 2027')
    await hands.type(field('First delivery'), '2027-03-01 07:30 UTC')
    await hands.pick(box('Language'), 'French')
    await hands.pick(box('Visible to'), 'My team')
    await hands.pick(box('Topics'), 'Prices', 'Outages')
    await hands.pick(box('Regions'), 'Europe', 'Asia')
    await expect(box('Which region is served first')).toBeAttached()
    await hands.pick(box('Office'), 'Lyon')
    await hands.type(field('Sample rate'), '2')
    await hands.turn(field('Stop at the first error'))
    await hands.pick(box('Where deliveries are kept'), 'Orders database, production')
    await hands.type(field('Address'), 'https://example.com/hook')
    await hands.type(field('Attempts'), '5')

    await hands.press(button('Add Label').first())
    await hands.type(text('Label 1'), 'prices')
    await hands.press(button('Add Label').last())
    await hands.type(text('Label 2'), 'mistake')
    await hands.press(button('Add Label').last())
    await hands.type(text('Label 3'), 'daily')
    await hands.press(button('Remove Label 2'))
    await expect(text('Label 2')).toHaveValue('daily')
    await hands.moveDown(text('Label 1'))
    await expect(text('Label 1')).toHaveValue('daily')

    await hands.press(button('Add Header').first())
    await hands.type(field('Name'), 'X-Feed')
    await hands.type(field('Value'), 'prices')
    await hands.pressInMenu(menuOf('X-Feed prices'), 'Duplicate')
    await expect(text('Name')).toHaveCount(2)
    await hands.type(text('Name').last(), 'X Copy')
    await hands.press(titleOf('X-Feed'))
    await hands.pressInMenu(menuOf('X-Feed prices'), 'Move down')
    await hands.pick(inRow('X Copy prices')('Sent'), 'With the first attempt')

    await hands.pick(box('Plan'), 'Business')
    await hands.type(field('Seats'), '12')
    await hands.type(field('VAT number'), 'FR 123')
    await hands.press(button('Submit'))
    await expect(summary).toHaveText([/Short name: Use small letters/, /Sample rate: /, /Name: /, /Invoice to: A paid plan/])
    await hands.type(field('Short name'), 'daily-prices')
    await hands.type(field('Sample rate'), '0.25')
    await hands.type(inRow('X Copy prices')('Name'), 'X-Copy')
    await hands.type(field('Invoice to'), 'accounts@example.com')
    await hands.press(button('Submit'))
    await expect(status).toHaveText('Submitted.')
    await expect.poll(readSubmittedData).toEqual({
      feed: {
        title: 'Prices, daily',
        short_name: 'daily-prices',
        summary: 'What changed since yesterday.',
        signing_secret: '•••',
        contact: 'feeds@example.com',
        homepage: 'https://example.com/feeds',
        starts_on: '2027-03-01',
        first_delivery: '2027-03-01T07:30:00Z',
        source: 'kitchen-sink',
      },
      audience: {
        language: 'fr',
        visibility: { id: 'team', label: 'My team' },
        topics: ['pricing', 'outages'],
        regions: ['europe', 'asia'],
        office: { id: 'lyon', label: 'Lyon' },
      },
      limits: { sample_rate: 0.25, batch_size: 200, stop_on_error: false },
      store: {
        id: 'sample-sql_a-managed',
        label: 'Orders database, production',
        app_type: 'sql_a',
        connection_management_type: 'managed',
      },
      delivery: {
        address: 'https://example.com/hook',
        retry: { attempts: 5, backoff: { first_seconds: 5, factor: 2 } },
        labels: ['daily', 'prices'],
        headers: [
          { name: 'X-Copy', value: 'prices', sent: 'first' },
          { name: 'X-Feed', value: 'prices', sent: 'always' },
        ],
      },
      // As the module sends them.
      templates: expect.objectContaining({ query: expect.stringMatching('^select id') as unknown }) as unknown,
      billing: { plan: 'business', seats: 12, share_seats: false, invoice_to: 'accounts@example.com', vat_id: 'FR 123' },
      region_order: 'parallel',
    })
  })
})
