import { addons } from 'storybook/manager-api'

addons.setConfig({
  layoutCustomisations: {
    // The schema preview is a tool: what Storybook says of a story would take the room of its form.
    showPanel: ({ storyId }: { readonly storyId?: string }, isShown: boolean) =>
      storyId?.startsWith('schema-preview-try') === true ? false : isShown,
  },
})
