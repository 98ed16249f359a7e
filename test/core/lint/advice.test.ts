import { formatProblem, lintSchema } from 'moduleform/lint'
import { describe, expect, test } from 'vitest'

const metadata = { workflows_module_schema_version: '1.0.0' }
const field = (type: string, more: object = {}, id = 'a') => ({ id, type, label: `The ${id}`, ...more })
const text = (more: object = {}, id = 'a') => field('string', more, id)
const values = [{ value: 'x', label: 'X' }]

const found = (fields: readonly unknown[], more: object = {}) =>
  lintSchema({ metadata, fields, ...more }).map((problem) => {
    const { message, hint } = formatProblem(problem)
    return `${problem.level} ${problem.code} ${message.replace(/^At [^:]*: /, '')} ${hint}`
  })
const hints = (fields: readonly unknown[]) =>
  lintSchema({ metadata, fields }).map(
    (problem) => `${problem.level} ${problem.pointer.replace('/fields/0/', '')}: ${formatProblem(problem).hint}`,
  )

describe('what is advised', () => {
  test.each<[string, object, readonly string[]]>([
    [
      'for a flag that says what is so anyway',
      text({ ui_options: { hidden: false } }),
      ['warning ui_options/hidden: Remove it: a field is shown unless its "ui_widget" is "hidden".'],
    ],
    [
      'for one that hides',
      text({ ui_options: { hidden: true } }),
      ['warning ui_options/hidden: Write "ui_options": { "ui_widget": "hidden" }.'],
    ],
    [
      'for options beside choices',
      text({ choices: { values }, ui_options: { options: values } }),
      ['warning ui_options/options: Remove it: "choices.values" of the field stands already, and counts.'],
    ],
    [
      'for a default beside another',
      text({ default: 'x', ui_options: { default: 'y' } }),
      ['warning ui_options/default: Remove it: "default" of the field stands already, and counts.'],
    ],
    [
      'for a type in validation',
      field('integer', { validation: { type: 'integer' } }),
      ['warning validation/type: Remove it: "type" of the field stands already, and counts.'],
    ],
    ['for a limit of a text', text({ validation: { min: 1 } }), ['warning validation/min: Rename it to "min_length".']],
    [
      'for a limit of a list',
      field('array', { max: 3, items: { type: 'string' } }),
      ['warning max: Move "max" to "validation.max_items".'],
    ],
    ['for a limit of a number', field('number', { validation: { max: 9 } }), ['warning validation/max: Rename it to "maximum".']],
    [
      'for a count of items on a text',
      text({ validation: { minItems: 1 } }),
      ['warning validation/minItems: Remove it: "min_items" means nothing on a field of type "string".'],
    ],
    [
      'for a misspelt key beside one that is ignored',
      text({ validaton: { required: true }, validation: [] }),
      [
        'warning validaton: Rename it to "validation", in place of the one that is ignored.',
        'warning validation: Make it an object, or remove it.',
      ],
    ],
    [
      'for a misplaced key beside one that is ignored',
      text({ min: 3, validation: { min_length: 'x' } }),
      [
        'warning min: Move "min" to "validation.min_length", in place of the one that is ignored.',
        'warning validation/min_length: Make it a whole number, 0 or more, or remove it.',
      ],
    ],
    [
      'for a misspelt key beside null',
      text({ lable: 'C', label: null }),
      ['warning lable: Rename it to "label", in place of the one that is ignored.'],
    ],
    ...[5, null, [], {}].map((type): [string, object, readonly string[]] => [
      `for a misspelt type of content beside ${JSON.stringify(type)}`,
      text({ content: { types: ['custom'], type, content_objects: [{ id: 'x' }] } }),
      expect.arrayContaining(['warning content/types: Rename it to "type", in place of the one that is ignored.']),
    ]),
    [
      'for a misspelt type of content beside one that counts',
      text({ content: { types: ['custom'], type: 'managed', content_objects: [{ id: 'x' }] } }),
      ['warning content/types: Remove it: "type" stands already, and counts.', 'warning content/type: Write it as ["managed"].'],
    ],
    ['for a name beside the label', text({ title: 'Other' }), ['warning title: Remove it: "label" stands already, and counts.']],
    [
      'for the widget of a text on a number',
      field('number', { ui_options: { ui_widget: 'input' } }),
      ['warning ui_options/ui_widget: Remove "ui_widget".'],
    ],
    [
      'for an empty text as the default of an object',
      field('object', { default: '', fields: [text({}, 'b')] }),
      ['info default: Remove the default.'],
    ],
    ['for keys of its own: nothing', text({ _note: 1, 'x-order': 2, x_hint: 3, ui_options: { _w: 1 }, validation: { 'x-y': 1 } }), []],
  ])('%s', (_name, own, expected) => {
    expect(hints([own])).toEqual(expected)
  })

  test('looks into the defaults of groups and arrays', () => {
    const group = field('object', { fields: [field('number', {}, 'n'), text({}, 's')], default: { n: 'x', s: 'y' } })
    const rows = field('array', { items: { type: 'object', fields: [group] }, default: [{}, { a: { n: 1, s: 2 } }] }, 'rows')
    const choices = { values: [{ value: 1, label: '1' }] }
    expect(found([group, rows, field('array', { items: { type: 'string' }, choices, default: [1] }, 'many')])).toEqual(
      expect.arrayContaining([
        'warning default/wrong-type "n" in the default is the text "x", the type of that field is "number". Give it a value of type "number", or remove it.',
        'warning default/wrong-type "1.a.s" in the default is 2, the type of that field is "string". Give it a value of type "string", or remove it.',
      ]),
    )
    expect(found([group, rows]).filter((line) => line.includes('wrong-type'))).toHaveLength(3)
  })

  test.each([
    [{ fields: 5 }, 'field', 'ignored'],
    [{ fields: [] }, 'field', 'counts'],
    [{ metadata: { version: '1.0.0', workflows_module_schema_version: 5 } }, 'version', 'ignored'],
    [{ metadata: { version: '1.0.0', workflows_module_schema_version: '1.0.0' } }, 'version', 'counts'],
    [{ metadata: 5, metdata: {} }, 'metdata', 'ignored'],
    [{ metdata: {} }, 'metdata', 'counts'],
  ])('says of %j whether what stands beside %s is %s', (root, key, isWhat) => {
    const near = lintSchema({ metadata, fields: [], field: [], ...root }).filter(
      ({ code, args }) => code === 'key/near-miss' && args.key === key,
    )
    expect(near.map((problem) => /ignored|counts/.exec(formatProblem(problem).hint)?.[0])).toEqual([isWhat])
  })

  describe('of ids in defaults that are no field there', () => {
    const strangers = (fields: readonly unknown[], more: object = {}) =>
      lintSchema({ metadata, fields, ...more }).flatMap((problem) =>
        problem.code === 'default/unknown-id' ? [`${problem.pointer} ${formatProblem(problem).hint}`] : [],
      )
    const otherwise = 'Remove it, or write the id as the field does.'
    const group = (more: object) => field('object', { fields: [text({}, 'city')], ...more })

    test.each<[string, unknown, readonly string[]]>([
      ['a group', group({ default: { city: 'x', note: 1 } }), [`/fields/0/default/note ${otherwise}`]],
      ['an id that was misspelt', group({ default: { ciyt: 'x' } }), ['/fields/0/default/ciyt Did you mean "city"?']],
      ['a default in another place', group({ ui_options: { default: { note: 1 } } }), [`/fields/0/ui_options/default/note ${otherwise}`]],
      [
        'a group in rows, in the first row that has it',
        field('array', {
          items: { type: 'object', fields: [text({}, 'b'), group({})] },
          default: [{ b: 'x' }, { c: 1, a: { d: 1 } }, { c: 2, a: { d: 2 } }],
        }),
        [`/fields/0/default/1/c ${otherwise}`, `/fields/0/default/1/a/d ${otherwise}`],
      ],
      ['a code editor', field('object', { ui_options: { ui_widget: 'CodeblockWidget' }, fields: [], default: { any: 1 } }), []],
      ['a code editor with fields', group({ ui_options: { ui_widget: 'CodeblockWidget' }, default: { any: 1 } }), []],
      ['rows of a code editor', field('array', { ui_options: { ui_widget: 'CodeblockWidget' }, default: [{ any: 1 }] }), []],
      [
        'a select',
        field('object', { choices: { values: [{ value: { id: 1, label: 'X' }, label: 'X' }] }, default: { id: 1, label: 'X' } }),
        [],
      ],
      ['a group without a type', { id: 'a', label: 'A', fields: [text({}, 'city')], default: { note: 1 } }, []],
      ['a group with an expression', group({ default: '{{ $json }}' }), []],
    ])('%s', (_name, given, expected) => {
      expect(strangers([given])).toEqual(expected)
    })

    test('a field that a rule brings is one', () => {
      const effect = { id: 'a', apply_as: 'merge', fields: [text({}, 'note')] }
      const rules = [{ if: { and: [{ id: 'b', operator: 'is_not_empty' }] }, then: { fields: [effect] } }]
      expect(strangers([group({ default: { note: 'x' } }), text({}, 'b')], { rules })).toEqual([])
      expect(strangers([group({ default: { note: 'x' } }), text({}, 'b')])).toHaveLength(1)
    })

    test('the default of a rule is looked at too, in the fields inside as well', () => {
      const effects = [
        { id: 'a', apply_as: 'merge', default: { city: 'x', note: 1 } },
        { id: 'rows', apply_as: 'merge', items: { fields: [{ id: 'a', default: { town: 'x' } }] } },
      ]
      const rules = [{ if: { and: [{ id: 'b', operator: 'is_not_empty' }] }, then: { fields: effects } }]
      const rows = field('array', { items: { type: 'object', fields: [group({})] } }, 'rows')
      expect(strangers([group({}), rows, text({}, 'b')], { rules })).toEqual([
        `/rules/0/then/fields/0/default/note ${otherwise}`,
        `/rules/0/then/fields/1/items/fields/0/default/town ${otherwise}`,
      ])
    })

    test('a field that a limit left out may be one', () => {
      const many = Array.from({ length: 20_000 }, (_, index) => text({}, `f${index}`))
      expect(strangers([field('object', { fields: many, default: { f19999: 'x' } })])).toEqual([])
    })
  })

  test('shows the value that is wrong', () => {
    expect(found([text({ validation: { min_length: -1 } })])).toEqual([
      'warning key/wrong-type "min_length" must be a whole number, 0 or more, but is -1; it is ignored. Make it a whole number, 0 or more, or remove it.',
    ])
    expect(found([field('integer', { default: 1.5 })])).toEqual([
      'warning default/wrong-type the default is 1.5, the type of the field is "integer"; the default is not applied. Give a default of type "integer", or remove it.',
    ])
  })

  test('is what the form does with a list that does not say what its rows are', () => {
    expect(found([field('array')])[0]).toContain('each of its rows is a text.')
  })

  test('is one thing about a placeholder that is not shown', () => {
    expect(found([field('boolean', { placeholder: 'x' })])).toEqual([
      'warning widget/unused-placeholder the field is shown as "checkbox", which has no room for a placeholder. Use "description" instead.',
    ])
  })

  test('breaks no line and moves no cursor, whatever a schema holds', () => {
    const [message = ''] = found([text({ 'key\n::error::\u001b[2J': 1, format: 'a\r\n\u202e' })])
    expect(message).toContain(String.raw`"key\n::error::\u001b[2J"`)
    // oxlint-disable-next-line no-control-regex -- the test expects none of them
    expect(found([text({ 'key\n::error::\u001b[2J': 1, format: 'a\r\n\u202e' })]).join(' ')).not.toMatch(/[\u0000-\u001f\u202e]/)
  })
})

describe('what stands in place of an object with an id', () => {
  const content = (content_objects: unknown) => text({ content: { type: ['managed'], content_objects } })
  const needing = (entry: unknown) => content([{ id: 'x', content_object_depends_on_fields: [entry] }])
  const changing = (effect: unknown) => text({ rules: [{ if: { and: [{ id: 'a', operator: 'is_empty' }] }, then: { fields: [effect] } }] })
  test.each<[string, object, string]>([
    [
      'a text for a content object',
      content(['countries']),
      'error content/object-without-id a content object was expected as an object with an id, but the text "countries" came; it is left out. Write { "id": "countries" }.',
    ],
    [
      'a text for a dependency',
      needing('country'),
      'error content/dependency-without-id a dependency was expected as an object with an id, but the text "country" came; it is left out. Write { "id": "country" }.',
    ],
    [
      'a list for a content object',
      content([[]]),
      'error content/object-without-id a content object was expected as an object with an id, but an array came; it is left out. Write it as { "id": "…" }.',
    ],
    [
      'a number for an effect',
      changing(7),
      'error rules/effect-without-id an effect was expected as an object with an id, but 7 came; it is left out. Give it the "id" of the field to change.',
    ],
    [
      'a number for an id',
      content([{ id: 7 }]),
      'error content/object-without-id the "id" of the content object was expected as a text, but a number came; it is left out. Write it as { "id": "…" }.',
    ],
  ])('is named: %s', (_name, own, expected) => {
    expect(found([own])).toContain(expected)
  })
})

describe('one cause is one finding', () => {
  test.each<[string, object, readonly string[]]>([
    ['a misspelt type', { id: 'a', tpye: 'string', label: 'A' }, ['error tpye: Rename it to "type".']],
    ['a misspelt id', { ID: 'a', type: 'string', label: 'A' }, ['error ID: Rename it to "id".']],
    [
      'a misspelt list of content objects',
      field('object', { content: { type: ['managed'], objects: [{ id: 'x' }] } }),
      ['error content/objects: Rename it to "content_objects".'],
    ],
    [
      'a comparison with other names for its keys',
      text({ rules: [{ if: { and: [{ field: 'a', op: 'is_empty' }] }, then: { fields: [{ id: 'a', apply_as: 'merge', label: 'B' }] } }] }),
      ['error rules/0/if/and/0/field: Rename it to "id".', 'error rules/0/if/and/0/op: Rename it to "operator".'],
    ],
    ['what YAML should merge', { '<<': { type: 'string' }, id: 'a', label: 'A' }, ['error <<: Write out what it refers to.']],
  ])('%s', (_name, own, expected) => {
    expect(hints([own])).toEqual(expected)
  })

  test('one field without load_schema, however many objects depend on it', () => {
    const needs = (id: string) => ({
      ...field('object', {}, id),
      content: { type: ['managed'], content_objects: [{ id: `${id}s`, content_object_depends_on_fields: [{ id: 'a' }] }] },
    })
    expect(hints([text(), needs('b'), needs('c')])).toHaveLength(1)
  })
})
