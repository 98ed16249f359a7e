import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { formActions } from '../support/formActions.ts'
import { SchemaPreview, type SchemaPreviewProps } from './SchemaPreview.tsx'

const meta: Meta<typeof SchemaPreview> = {
  title: 'Schema preview/Try a schema',
  component: SchemaPreview,
  // From the address, Storybook takes only args that the controls include, shown or not.
  parameters: { layout: 'fullscreen', controls: { disable: true, include: ['link'] }, actions: { disable: true } },
  args: { link: '' },
}
export default meta

/**
 * For module builders: paste a schema, drop a file or enter the address of a module. The address of this page changes with it, so you can
 * share it.
 */
export const TryASchema: StoryObj<typeof SchemaPreview> = {
  // The same as the heading: Storybook then shows it as one entry.
  name: 'Try a schema',
  render: function Tool({ link }, { id }) {
    const [, updateArgs] = useArgs<SchemaPreviewProps>()
    return (
      <SchemaPreview
        {...(link !== undefined && { link })}
        onLink={(next) => updateArgs({ link: next })}
        addressOf={(next) => new URL(`?path=/story/${id}&args=link:${next}`, new URL('./', location.href)).href}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    // A link opens another user's content, so the example is not there.
    if (args.link === '') await formActions(canvasElement).find('Name of the export')
  },
}
