import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createRequestLog } from '../../playground/src/requests/createRequestLog.ts'
import { noAccess } from '../../playground/src/module/moduleAccess.ts'
import { readSettings } from '../../playground/src/settings/readSettings.ts'
import { FormStage } from '../../playground/src/stage/FormStage.tsx'

vi.mock('moduleform/locales/de', () => {
  throw new Error('offline')
})

afterEach(cleanup)

it('The form stays English, and says why, where its language could not be loaded', async () => {
  const nothing = () => {}
  const file = { name: 'schema.json', schema: { fields: [{ id: 'city', type: 'string', label: 'City' }] }, isFollowed: true }
  const start = { state: undefined, generation: 0, isRestored: false, restart: nothing, keep: nothing, discard: nothing, forget: nothing }
  const stage = (locale: string) => (
    <FormStage
      settings={readSettings(`?locale=${locale}`)}
      file={file}
      heldSchema={undefined}
      urlProblem={undefined}
      isRefused={false}
      opened={undefined}
      start={start}
      form={createRef()}
      log={createRequestLog()}
      moduleAccess={noAccess}
      chaos={{ on: [], getOn: () => [], toggle: nothing, clear: nothing }}
      observePresence={nothing}
      onOpenModule={nothing}
      onClose={nothing}
      onChange={nothing}
      onReload={nothing}
      onSubmitted={nothing}
      onProblems={nothing}
    />
  )
  const { rerender } = render(stage('de'))
  expect((await screen.findByText('The language could not be loaded.')).getAttribute('role')).toBe('alert')
  screen.getByRole('button', { name: 'Submit' })
  rerender(stage('fr'))
  await screen.findByRole('button', { name: 'Envoyer' })
  expect(screen.queryByText('The language could not be loaded.')).toBeNull()
})
