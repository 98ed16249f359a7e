interface Fault {
  readonly label: string
  /** Field definitions as a careless module might send them. */
  readonly fields: readonly unknown[]
}

/** Schemas with a mistake, in answers that are fine otherwise. */
export const faultyFields: ReadonlyMap<string, Fault> = new Map([
  [
    'pattern',
    {
      label: 'A pattern that does not compile',
      fields: [{ id: 'article', type: 'string', label: 'Article', validation: { required: true, pattern: '^([A-Z]{3}-[0-9+$' } }],
    },
  ],
  [
    'same-id',
    {
      label: 'Two fields with one id',
      fields: [
        { id: 'amount', type: 'number', label: 'Amount' },
        { id: 'amount', type: 'string', label: 'Amount in words' },
      ],
    },
  ],
  ['no-id', { label: 'A field without an id', fields: [{ type: 'string', label: 'Comment' }] }],
  ['unknown-type', { label: 'An unknown type', fields: [{ id: 'attachment', type: 'file', label: 'Attachment' }] }],
  [
    'unknown-widget',
    { label: 'An unknown widget', fields: [{ id: 'colour', type: 'string', label: 'Colour', ui_options: { ui_widget: 'colorpicker' } }] },
  ],
  [
    'misspelt',
    {
      label: 'Misspelt keys',
      fields: [
        { id: 'budget', type: 'number', label: 'Budget', validaton: { required: true }, validation: { min: 0 }, help_text: 'In euros' },
      ],
    },
  ],
  [
    'dangling',
    {
      label: 'References to fields that are not there',
      fields: [
        {
          id: 'unit',
          type: 'object',
          label: 'Unit',
          ui_options: { ui_widget: 'SelectWidget' },
          choices: { values: [] },
          content: {
            type: ['managed'],
            content_objects: [{ id: 'steady_options', content_object_depends_on_fields: [{ id: 'ammount' }] }],
          },
          rules: [
            {
              if: { and: [{ id: 'contry', operator: 'equals', value: 'CA' }] },
              then: { fields: [{ id: 'unti', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
            },
          ],
        },
      ],
    },
  ],
  [
    'defaults',
    {
      label: 'Defaults of the wrong type',
      fields: [
        { id: 'copies', type: 'integer', label: 'Copies', default: 'three' },
        { id: 'size', type: 'string', label: 'Size', default: 'XXL', choices: { values: ['S', 'M', 'L'] } },
      ],
    },
  ],
])
