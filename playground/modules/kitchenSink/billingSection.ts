import type { Field } from 'moduleform/core'
import { textChoice } from '../textChoice.ts'

/** All eight operators, both combinators and both values of `apply_as`. Specification 2.10. */
export const billingSection: Field = {
  id: 'billing',
  type: 'object',
  label: 'Billing',
  fields: [
    {
      id: 'plan',
      type: 'string',
      label: 'Plan',
      ui_options: { ui_widget: 'SelectWidget' },
      choices: {
        values: [
          textChoice('free', 'Free'),
          textChoice('team', 'Team'),
          textChoice('business', 'Business'),
          textChoice('public', 'Public sector'),
        ],
      },
      rules: [
        {
          if: { and: [{ id: 'plan', operator: 'is_in', value: ['team', 'business', 'public'] }] },
          then: {
            fields: [
              { id: 'seats', apply_as: 'merge', ui_options: { ui_widget: null } },
              { id: 'vat_id', apply_as: 'merge', ui_options: { ui_widget: null } },
            ],
          },
        },
        {
          if: {
            and: [
              { id: 'plan', operator: 'is_not_empty' },
              { id: 'plan', operator: 'not_equal', value: 'free' },
            ],
          },
          then: {
            fields: [
              {
                id: 'invoice_to',
                apply_as: 'merge',
                format: 'email',
                validation: { required: true, pattern: '\\.[a-z]{2,}$' },
                validation_messages: { required: 'A paid plan needs somebody who gets the invoice' },
                ui_options: { ui_widget: null },
              },
            ],
          },
        },
        {
          if: {
            or: [
              { id: 'plan', operator: 'equal', value: 'public' },
              { id: 'seats', operator: 'greater_than', value: 100 },
            ],
          },
          then: {
            fields: [
              {
                id: 'order_number',
                apply_as: 'fully_replace',
                type: 'string',
                label: 'Order number',
                description: 'Printed on the invoice.',
                validation: { required: true, pattern: '^[0-9]{6}$' },
                validation_messages: { pattern: 'Six digits' },
              },
            ],
          },
        },
      ],
    },
    {
      id: 'seats',
      type: 'integer',
      label: 'Seats',
      validation: { required: true, minimum: 1 },
      ui_options: { ui_widget: 'hidden' },
      rules: [
        {
          if: {
            and: [
              { id: 'seats', operator: 'is_not_empty' },
              { id: 'seats', operator: 'less_than', value: 5 },
            ],
          },
          then: { fields: [{ id: 'share_seats', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
        },
      ],
    },
    { id: 'share_seats', type: 'boolean', label: 'Share unused seats with other teams', default: false },
    { id: 'invoice_to', type: 'string', label: 'Invoice to', ui_options: { ui_widget: 'hidden' } },
    {
      id: 'vat_id',
      type: 'string',
      label: 'VAT number',
      ui_options: { ui_widget: 'hidden' },
      rules: [
        {
          if: {
            and: [
              { id: 'vat_id', operator: 'is_empty' },
              { id: 'plan', operator: 'is_not_empty' },
              { id: 'plan', operator: 'is_not_in', value: ['free', 'public'] },
            ],
          },
          then: { fields: [{ id: 'tax_note', apply_as: 'merge', ui_options: { ui_widget: 'textarea' } }] },
        },
      ],
    },
    { id: 'tax_note', type: 'string', label: 'Why there is no VAT number', ui_options: { ui_widget: 'hidden' } },
    { id: 'order_number', type: 'string', label: 'Order number', ui_options: { ui_widget: 'hidden' } },
  ],
}
