import { it } from 'vitest'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'

it('shows and hides fields by rules of every operator', async () => {
  const { form, field, choose } = await openPlayground({ module: 'schedule' })
  await expect(field('Runs')).toBeVisible()
  for (const label of ['At', 'Ends on', 'Time zone', 'Or after this many runs']) await expect(field(label)).toHaveCount(0)

  await choose('Runs', 'Once')
  await expect(field('At'), 'equal holds').toBeVisible()
  await expect(field('Ends on'), 'not_equal fails').toHaveCount(0)
  await expect(field('Or after this many runs'), 'is_in fails').toHaveCount(0)

  await choose('Runs', 'Every hour')
  await expect(field('At'), 'equal and is_in fail').toHaveCount(0)
  await expect(field('Ends on'), 'is_not_empty and not_equal hold').toBeVisible()
  await expect(field('Time zone'), 'is_not_in fails').toHaveCount(0)
  await expect(field('Where a run is still going when the next is due'), 'one of two in an or holds').toBeVisible()

  await choose('Runs', 'Every month')
  await expect(field('At'), 'is_in holds').toBeVisible()
  await expect(field('Time zone'), 'is_not_in holds').toBeVisible()
  await expect(field('Where a run is still going when the next is due'), 'none of two in an or holds').toHaveCount(0)
  await field('On day').fill('29')
  await expect(field('In months without that day'), 'greater_than holds').toBeVisible()
  await field('On day').fill('28')
  await expect(field('In months without that day'), 'greater_than fails').toHaveCount(0)

  await expect(field('Or after this many runs'), 'is_empty holds').toBeVisible()
  await field('Ends on').fill('2027-06-30')
  await expect(field('Or after this many runs'), 'is_empty fails').toHaveCount(0)
  await expect(field('Remind me a week before it ends'), 'is_not_empty holds').toBeVisible()
  await field('Ends on').fill('')
  await expect(field('Remind me a week before it ends'), 'is_not_empty fails').toHaveCount(0)

  await field('Time-out in minutes').fill('4.5')
  await expect(form.getByText('At most 2 with a time-out below 5 minutes.'), 'less_than holds').toBeVisible()
  await field('Time-out in minutes').fill('5')
  await expect(form.getByText('At most 2 with a time-out below 5 minutes.'), 'less_than fails').toHaveCount(0)
})

it('applies what a rule merges or replaces to the checks, and drops it when the rule ends', async () => {
  const { field, summary, choose, submit, readSubmittedData } = await openPlayground({ module: 'schedule' })
  await field('Name of the job').fill('Nightly export')
  await choose('Runs', 'Once')
  await field('At').fill('2027-01-31T02:30:00+01:00')
  await field('Retries').fill('3')
  await expect(field('At'), 'shown as people write it, once it is left').toHaveValue(/^Jan 31, 2027/)
  const at = await field('At').inputValue()
  await field('Time-out in minutes').fill('2')
  await choose('When a run has failed', 'Send an e-mail')
  await field('E-mail address').fill('ops@elsewhere.net')
  await submit()
  await expect(summary).toHaveText([/^Retries: .*2 or less/, 'E-mail address: Only addresses at example.com and example.org can be told'])

  await field('Time-out in minutes').fill('8')
  await expect(field('Retries')).not.toHaveAttribute('aria-invalid', 'true')
  await choose('When a run has failed', 'Call a webhook')
  await expect(field('E-mail address')).toHaveCount(0)
  await expect(field('Webhook')).toHaveValue('ops@elsewhere.net')
  await submit()
  await expect(summary).toHaveText([/^Webhook: .*https:/])
  await field('Webhook').fill('https://example.com/failed')
  await choose('Runs', 'Every hour')
  await choose('Where a run is still going when the next is due', 'Leave the next one out')
  await submit()
  await expect.poll(readSubmittedData).toEqual({
    name: 'Nightly export',
    frequency: 'hourly',
    timeout_minutes: 8,
    retries: 3,
    retry_delay_seconds: 60,
    on_overlap: 'skip',
    tell: 'webhook',
    tell_address: 'https://example.com/failed',
  })

  await choose('Runs', 'Once')
  await expect(field('At'), 'what was typed is not lost').toHaveValue(at)
})
