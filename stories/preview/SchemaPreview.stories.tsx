import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { formActions } from '../support/formActions.ts'
import { SchemaPreview, type SchemaPreviewProps } from './SchemaPreview.tsx'

const meta: Meta<typeof SchemaPreview> = {
  title: 'Schema preview/Try a schema',
  component: SchemaPreview,
  parameters: { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } },
  args: { link: '' },
}
export default meta

/** For module builders: paste a schema, drop a file or give the address of a module. The address of this page follows, to be handed on. */
export const TryASchema: StoryObj<typeof SchemaPreview> = {
  // The heading's own words: Storybook then shows it as one entry.
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
    // What a link opens is somebody's own.
    if (args.link === '') await formActions(canvasElement).find('Name of the export')
  },
}
