import { composeStory } from '@storybook/react-vite'
import { cleanup, screen } from '@testing-library/react'
import { fr } from 'moduleform/locales/fr'
import { afterEach, expect, it } from 'vitest'
import meta, { German } from '../../stories/scenarios/Languages.stories.tsx'

afterEach(cleanup)

it('The control of a story changes its language, with the functions among the texts', async () => {
  // A control sets the name of an option; objects would come back without their functions.
  const Chosen = composeStory({ ...German, args: { locale: 'fr' } }, meta)
  expect(Chosen.argTypes.locale).toMatchObject({
    control: { type: 'select' },
    options: expect.arrayContaining(['fr', 'pseudo']) as unknown,
  })
  await Chosen.run()
  expect(screen.getAllByText(fr.messages.errorCount(2)).length).toBeGreaterThan(0)
})
