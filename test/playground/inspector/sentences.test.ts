import { describe, expect, it } from 'vitest'
import { describeOptions } from '../../../playground/src/inspector/describeOptions.ts'
import { describeRule, describeVisibility } from '../../../playground/src/inspector/describeRules.ts'
import { textOf } from '../../../playground/src/inspector/sentence.ts'
import { createExplainedForm } from '../../support/explainedForm.ts'
import { schemaOf } from '../../support/createTestForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const hidden = { ui_options: { ui_widget: 'hidden' } }

/** The sentences about `target`, which a rule hides if the condition holds, for these values of the fields `a`, `b` and `n`. */
function visibilityWhere(condition: object, values: Readonly<Record<string, unknown>> = {}): readonly string[] {
  const { explain } = createExplainedForm({
    schema: schemaOf([text('a'), text('b'), { id: 'n', type: 'number' }, text('target')], {
      rules: [{ if: condition, then: { fields: [{ id: 'target', apply_as: 'merge', ...hidden }] } }],
    }),
    initialValues: values,
  })
  return describeVisibility(explain('target')).map(textOf)
}

/** The sentence about the rule itself. */
function ruleWhere(comparison: object, values: Readonly<Record<string, unknown>> = {}): string {
  const { explain } = createExplainedForm({
    schema: schemaOf([text('a'), text('b'), { id: 'n', type: 'number' }, text('target')], {
      rules: [{ if: { and: [comparison] }, then: { fields: [{ id: 'target', apply_as: 'merge', label: 'L' }] } }],
    }),
    initialValues: values,
  })
  const target = explain('target')
  return target.definition.rules.map((rule) => textOf(describeRule(rule, target.path))).join(' ')
}

describe('A field that a rule hides', () => {
  it.each([
    [{ id: 'a', operator: 'equal', value: 'cron' }, { a: 'cron' }, 'Hidden because `a` equals `cron`.'],
    [{ id: 'a', operator: 'not_equal', value: 'cron' }, { a: 'x' }, 'Hidden because `a` does not equal `cron` (it is `x`).'],
    [{ id: 'a', operator: 'not_equal', value: 'cron' }, {}, 'Hidden because `a` does not equal `cron` (it is empty).'],
    [{ id: 'a', operator: 'is_in', value: ['x', 'y', 'z'] }, { a: 'y' }, 'Hidden because `a` is one of `x`, `y` or `z` (it is `y`).'],
    [{ id: 'a', operator: 'is_not_in', value: ['x', 'y'] }, { a: 'q' }, 'Hidden because `a` is none of `x` or `y` (it is `q`).'],
    [{ id: 'a', operator: 'is_empty' }, {}, 'Hidden because `a` is empty.'],
    [{ id: 'a', operator: 'is_not_empty' }, { a: 'x' }, 'Hidden because `a` is not empty (it is `x`).'],
    [{ id: 'n', operator: 'greater_than', value: 10 }, { n: 12 }, 'Hidden because `n` is greater than `10` (it is `12`).'],
    [{ id: 'n', operator: 'less_than', value: 10 }, { n: 3 }, 'Hidden because `n` is less than `10` (it is `3`).'],
  ])('says so by %j with %j', (comparison, values, sentence) => {
    expect(visibilityWhere({ and: [comparison] }, values)).toEqual([
      sentence,
      'Not submitted while it is hidden, and empty for other rules.',
    ])
  })

  const isX = { id: 'a', operator: 'equal', value: 'x' }
  const isY = { id: 'b', operator: 'equal', value: 'y' }
  it.each([
    ['all of an `and`', { and: [isX, isY] }, { a: 'x', b: 'y' }, 'Hidden because `a` equals `x` and `b` equals `y`.'],
    ['of an `or` what holds', { or: [isX, isY] }, { a: 'q', b: 'y' }, 'Hidden because `b` equals `y`.'],
    ['groups in groups', { and: [isX, { or: [isY, isX] }] }, { a: 'x' }, 'Hidden because `a` equals `x` and (`a` equals `x`).'],
    ['an empty `and`', { and: [] }, {}, 'Hidden because an empty `and` always holds.'],
  ])('names %s', (_, condition, values, sentence) => {
    expect(visibilityWhere(condition, values)[0]).toBe(sentence)
  })
})

describe('A rule that does not apply', () => {
  it.each([
    [{ id: 'a', operator: 'equal', value: 'x' }, { a: 'y' }, '`a` does not equal `x` (it is `y`)'],
    [{ id: 'a', operator: 'equal', value: 'x' }, {}, '`a` does not equal `x` (it is empty)'],
    [{ id: 'a', operator: 'not_equal', value: 'x' }, { a: 'x' }, '`a` equals `x` (it is `x`)'],
    [{ id: 'a', operator: 'is_in', value: ['x'] }, { a: 'y' }, '`a` is none of `x` (it is `y`)'],
    [{ id: 'a', operator: 'is_not_in', value: ['y'] }, { a: 'y' }, '`a` is one of `y` (it is `y`)'],
    [{ id: 'a', operator: 'is_empty' }, { a: 'y' }, '`a` is not empty (it is `y`)'],
    [{ id: 'a', operator: 'is_not_empty' }, {}, '`a` is empty'],
    [{ id: 'n', operator: 'greater_than', value: 5 }, { n: 5 }, '`n` is not greater than `5` (it is `5`)'],
    [{ id: 'n', operator: 'less_than', value: 5 }, {}, '`n` is not less than `5` (it is empty)'],
    [{ id: 'nobody', operator: 'equal', value: 5 }, {}, 'no field has the id `nobody`, so it counts as empty'],
    [{ id: 'a', operator: 'resembles', value: 5 }, {}, '`resembles` is not an operator, so it never holds'],
    [{ id: 'a', operator: 'is_in', value: 'x' }, {}, '`is_in` cannot compare with `x`, so it never holds'],
  ])('says why: %j with %j', (comparison, values, reason) => {
    expect(ruleWhere(comparison, values)).toBe(`Rule 1 would set \`label\` to \`L\`, but ${reason}.`)
  })
})

describe('The effects of rules', () => {
  const isSet = { and: [{ id: 'k', operator: 'is_not_empty' }] }
  const rulesOf = (target: object, effect: object) => {
    const form = createExplainedForm({
      schema: schemaOf([text('k'), { id: 't', type: 'string', ...target }], {
        rules: [{ if: isSet, then: { fields: [{ id: 't', ...effect }] } }],
      }),
    })
    const read = () => {
      const { path, definition, visibility } = form.explain('t')
      return [...describeVisibility({ path, visibility }), ...definition.rules.map((rule) => describeRule(rule, path))].map(textOf)
    }
    const before = read()
    form.set('k', 'x')
    return [before, read()]
  }

  it('are told of `merge`, before and while it applies', () => {
    expect(rulesOf({}, { apply_as: 'merge', format: 'email', validation: { required: true } })).toEqual([
      ['Shown.', 'Rule 1 would set `format` to `email` and would set `validation.required` to `true`, but `k` is empty.'],
      ['Shown.', 'Rule 1 sets `format` to `email` and sets `validation.required` to `true`, because `k` is not empty (it is `x`).'],
    ])
  })

  it('are told of `fully_replace`', () => {
    expect(rulesOf({ description: 'D' }, { apply_as: 'fully_replace', label: 'New' })[1]).toEqual([
      'Shown.',
      'Rule 1 replaces the definition: it removes `description` and sets `label` to `New`, because `k` is not empty (it is `x`).',
    ])
  })

  it('are told of `ui_widget: null`, which shows a field that the schema hides', () => {
    expect(rulesOf(hidden, { apply_as: 'merge', ui_options: { ui_widget: null } })).toEqual([
      [
        'Hidden in the schema.',
        'Rule 1 would show it, but `k` is empty.',
        'Not submitted while it is hidden, and empty for other rules.',
        'Rule 1 would set `ui_options.ui_widget` to `null`, but `k` is empty.',
      ],
      [
        'Shown because `k` is not empty (it is `x`).',
        'Rule 1 sets `ui_options.ui_widget` to `null`, because `k` is not empty (it is `x`).',
      ],
    ])
  })
})

it('names the group that hides a field, and a field that is empty because it is hidden', () => {
  const hide = (id: string, by: string) => ({
    if: { and: [{ id: by, operator: 'is_empty' }] },
    then: { fields: [{ id, apply_as: 'merge', ...hidden }] },
  })
  const { explain } = createExplainedForm({
    schema: schemaOf([text('k'), text('between', { default: 'x' }), { id: 'g', type: 'object', fields: [text('a')] }], {
      rules: [hide('between', 'k'), hide('g', 'between')],
    }),
  })
  expect(describeVisibility(explain('g/a')).map(textOf)[0]).toBe(
    'Hidden with `g`, which is hidden because `between` is empty (it is hidden, so it counts as empty).',
  )
  const constant = createExplainedForm({ schema: [text('a', hidden)] })
  expect(describeVisibility(constant.explain('a')).map(textOf)).toEqual(['Hidden in the schema.', 'Submitted anyway.'])
})

describe('Fixed options', () => {
  const optionsOf = (field: object, values = {}) => {
    const { options } = createExplainedForm({ schema: [{ id: 'f', type: 'string', ...field }], initialValues: values }).explain('f')
    return options && describeOptions(options, 0).map(textOf)
  }
  const choices = { values: [{ value: 'a', label: 'A' }] }
  it.each([
    [{ choices }, {}, ['1 option of the schema, and no other value is accepted.']],
    [{ choices: { values: [] } }, {}, ['No options: the list in the schema is empty, to be filled by another schema.']],
    [{ choices, validation: { pattern: '.*' } }, {}, ['1 option of the schema.', 'Other text is accepted if it matches `.*`.']],
    [
      { choices },
      { f: 'q' },
      ['1 option of the schema, and no other value is accepted.', 'The value is not among the options, which is an error.'],
    ],
    [{}, {}, undefined],
  ])('of %j with %j', (field, values, sentences) => {
    expect(optionsOf(field, values)).toEqual(sentences)
  })
})
