import type { Field } from 'moduleform/core'
import { objectChoice } from '../objectChoice.ts'
import { textChoice } from '../textChoice.ts'

/** Choices of both kinds, static and from `/content`; the last list depends on the items of an array. Specification 2.8 and 2.9. */
export const choiceSection: Field = {
  id: 'audience',
  type: 'object',
  label: 'Audience',
  fields: [
    {
      id: 'language',
      type: 'string',
      label: 'Language',
      default: 'en',
      ui_options: { ui_widget: 'SelectWidget' },
      choices: {
        values: [textChoice('de', 'German'), textChoice('en', 'English'), textChoice('fr', 'French'), textChoice('pt', 'Portuguese')],
      },
    },
    {
      id: 'visibility',
      type: 'object',
      label: 'Visible to',
      ui_options: { ui_widget: 'SelectWidget' },
      choices: {
        values: [objectChoice('team', 'My team'), objectChoice('company', 'Everybody in the company'), objectChoice('public', 'Everybody')],
      },
    },
    {
      id: 'topics',
      type: 'array',
      label: 'Topics',
      items: { type: 'string', label: 'Topic' },
      choices: { values: [textChoice('pricing', 'Prices'), textChoice('releases', 'Releases'), textChoice('outages', 'Outages')] },
    },
    {
      id: 'regions',
      type: 'array',
      label: 'Regions',
      description: 'Determines the offices to choose from.',
      items: { type: 'string', label: 'Region' },
      choices: { values: [] },
      content: { type: ['managed'], content_objects: [{ id: 'regions' }] },
      on_action: { load_schema: true },
    },
    {
      id: 'office',
      type: 'object',
      label: 'Office',
      ui_options: { ui_widget: 'SelectWidget' },
      choices: { values: [] },
      content: {
        type: ['managed', 'custom'],
        content_objects: [{ id: 'offices_by_region', content_object_depends_on_fields: [{ id: 'regions.items' }] }],
      },
    },
  ],
}
