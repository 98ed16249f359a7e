import { addons } from 'storybook/manager-api'

addons.setConfig({
  layoutCustomisations: {
    // The schema preview is a tool: Storybook's panel would take the space of its form.
    showPanel: ({ storyId }: { readonly storyId?: string }, isShown: boolean) =>
      storyId?.startsWith('schema-preview-try') === true ? false : isShown,
  },
})
