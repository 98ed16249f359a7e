import type { Field } from 'moduleform/core'

/** Texts: the widgets for them, the five formats, lengths, a pattern with its own messages. Specification 2.5 to 2.7. */
export const textSection: Field = {
  id: 'feed',
  type: 'object',
  label: 'Feed',
  fields: [
    {
      id: 'title',
      type: 'string',
      label: 'Title',
      description: 'Shown to everybody who subscribes.',
      default: 'Weekly changes',
      validation: { required: true, min_length: 3, max_length: 60 },
      validation_messages: { required: 'A feed needs a title' },
      ui_options: { ui_widget: 'input' },
    },
    {
      id: 'short_name',
      type: 'string',
      label: 'Short name',
      validation: { pattern: '^[a-z][a-z0-9-]*$' },
      validation_messages: { pattern: 'Use small letters, digits and hyphens, a letter first' },
      ui_options: { ui_widget: null },
    },
    { id: 'summary', type: 'string', label: 'Summary', validation: { max_length: 400 }, ui_options: { ui_widget: 'textarea' } },
    {
      id: 'signing_secret',
      type: 'string',
      label: 'Signing secret',
      description: 'Each delivery is signed with it.',
      validation: { min_length: 12 },
      ui_options: { ui_widget: 'password' },
    },
    {
      id: 'contact',
      type: 'string',
      label: 'Contact',
      format: 'email',
      ui_options: { ui_layout: { type: 'horizontal', elements: ['contact', 'homepage'] } },
    },
    { id: 'homepage', type: 'string', label: 'Home page', format: 'uri' },
    {
      id: 'starts_on',
      type: 'string',
      label: 'Starts on',
      format: 'date',
      ui_options: { ui_layout: { type: 'horizontal', elements: ['starts_on', 'first_delivery'] } },
    },
    { id: 'first_delivery', type: 'string', label: 'First delivery', format: 'date-time' },
    { id: 'tenant', type: 'string', label: 'Tenant', description: 'A UUID.', format: 'uuid' },
    { id: 'source', type: 'string', label: 'Source', default: 'kitchen-sink', ui_options: { ui_widget: 'hidden' } },
  ],
}
