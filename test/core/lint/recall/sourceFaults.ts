import { type Fault, field, inField, type Json, text } from './fault.ts'

const content = (object: unknown, more: Json = {}): Json => ({ content: { type: ['managed'], content_objects: [object], ...more } })
const depends = (entries: unknown): Json => content({ id: 'cities', content_object_depends_on_fields: entries })
const country = text({ on_action: { load_schema: true } }, 'country')
const dependency = '/content/content_objects/0/content_object_depends_on_fields'
const object = (more: Json) => field('object', more)

/** Faults of content and choices: sections 2.8 and 2.9. */
export const sourceFaults: readonly Fault[] = [
  inField('2.8', 'no type of content', object({ content: { content_objects: [{ id: 'cities' }] } }), '/content'),
  inField('2.8', 'a bare type of content', object({ content: { type: 'managed', content_objects: [{ id: 'cities' }] } }), '/content/type'),
  inField(
    '2.8',
    'a type of content that there is not',
    object({ content: { type: ['auto'], content_objects: [{ id: 'cities' }] } }),
    '/content/type/0',
  ),
  inField('2.8', 'no content objects', object({ content: { type: ['managed'] } }), '/content'),
  inField(
    '2.8',
    'an empty list of content objects',
    object({ content: { type: ['managed'], content_objects: [] } }),
    '/content/content_objects',
  ),
  inField(
    '2.8',
    'content objects as an object',
    object({ content: { type: ['managed'], content_objects: { id: 'cities' } } }),
    '/content/content_objects',
  ),
  inField('2.8', 'a content object without id', object(content({ content: 'cities' })), '/content/content_objects/0'),
  inField('2.8', 'a content object with a number as id', object(content({ id: 5 })), '/content/content_objects/0/id'),
  inField('2.8', 'a content object that is a text', object(content('cities')), '/content/content_objects/0'),
  inField(
    '2.8',
    'a content object twice',
    object({ content: { type: ['managed'], content_objects: [{ id: 'cities' }, { id: 'cities' }] } }),
    '/content/content_objects/1/id',
  ),
  inField(
    '2.8',
    'content_objects misspelt',
    object({ content: { type: ['managed'], content_object: [{ id: 'cities' }] } }),
    '/content/content_object',
  ),
  inField('2.8', 'a dependency on an unknown field', object(depends([{ id: 'contry' }])), `${dependency}/0/id`, [country]),
  inField('2.8', 'a dependency that is a text', object(depends(['country'])), `${dependency}/0`, [country]),
  inField('2.8', 'a dependency without id', object(depends([{ field: 'country' }])), `${dependency}/0`, [country]),
  inField('2.8', 'dependencies as a text', object(depends('country')), dependency, [country]),
  inField('2.8', 'a dependency without load_schema', object(depends([{ id: 'country' }])), `${dependency}/0/id`, [text({}, 'country')]),
  inField('2.8', 'a dependency on itself', object({ ...depends([{ id: 'a' }]), on_action: { load_schema: true } }), `${dependency}/0/id`),
  inField('2.8', 'a dependency twice', object(depends([{ id: 'country' }, { id: 'country' }])), `${dependency}/1/id`, [country]),
  inField(
    '2.8',
    'the key of the dependencies misspelt',
    object(content({ id: 'cities', content_object_depend_on_fields: [{ id: 'country' }] })),
    '/content/content_objects/0/content_object_depend_on_fields',
    [country],
  ),
  inField('2.8', 'a dependency on a part of an array that there is not', object(depends([{ id: 'tags.item' }])), `${dependency}/0/id`, [
    field('array', { items: { type: 'string', label: 'Tag' }, on_action: { load_schema: true } }, 'tags'),
  ]),
  inField('2.9', 'choices without values', text({ choices: {} }), '/choices'),
  inField('2.9', 'an empty list of choices that nothing fills', text({ choices: { values: [] } }), '/choices/values'),
  inField(
    '2.9',
    'an empty list for the items of an array',
    field('array', { items: { type: 'string', choices: { values: [] } } }),
    '/items/choices/values',
  ),
  inField('2.9', 'values as an object', text({ choices: { values: { a: 'A' } } }), '/choices/values'),
  inField('2.9', 'a choice without label', text({ choices: { values: [{ value: 'a' }] } }), '/choices/values/0'),
  inField('2.9', 'a choice without value', text({ choices: { values: [{ label: 'A' }] } }), '/choices/values/0'),
  inField('2.9', 'a choice that is a text', text({ choices: { values: ['a', 'b'] } }), '/choices/values/0'),
  inField('2.9', 'a choice that is null', text({ choices: { values: [{ value: 'a', label: 'A' }, null] } }), '/choices/values/1'),
  inField('2.9', 'a choice with null as value', text({ choices: { values: [{ value: null, label: 'None' }] } }), '/choices/values/0/value'),
  inField(
    '2.9',
    'a number as the choice of a string',
    text({ choices: { values: [{ value: 5, label: 'Five' }] } }),
    '/choices/values/0/value',
  ),
  inField(
    '2.9',
    'an object without label as the choice of an object',
    object({ choices: { values: [{ value: { id: 'x' }, label: 'X' }] } }),
    '/choices/values/0/value',
    [],
    true,
  ),
  inField(
    '2.9',
    'an object with a list as id',
    object({ choices: { values: [{ value: { id: ['x'], label: 'X' }, label: 'X' }] } }),
    '/choices/values/0/value',
  ),
  inField(
    '2.9',
    'an object as the choice of a string',
    text({ choices: { values: [{ value: { id: 'x', label: 'X' }, label: 'X' }] } }),
    '/choices/values/0/value',
  ),
  inField(
    '2.9',
    'a text as the choice of an object',
    object({ choices: { values: [{ value: 'x', label: 'X' }] } }),
    '/choices/values/0/value',
  ),
  inField(
    '2.9',
    'an object choice without id',
    object({ choices: { values: [{ value: { label: 'X' }, label: 'X' }] } }),
    '/choices/values/0/value',
  ),
  inField('2.9', 'a label that is a number', text({ choices: { values: [{ value: 'a', label: 5 }] } }), '/choices/values/0/label'),
  inField(
    '2.9',
    'a value twice',
    text({
      choices: {
        values: [
          { value: 'a', label: 'A' },
          { value: 'a', label: 'B' },
        ],
      },
    }),
    '/choices/values/1/value',
  ),
  inField('2.9', 'the key of a value misspelt', text({ choices: { values: [{ val: 'a', label: 'A' }] } }), '/choices/values/0/val'),
  inField('2.9', 'values misspelt', text({ choices: { value: [{ value: 'a', label: 'A' }] } }), '/choices/value'),
  inField('2.9', 'a default that is no choice', text({ default: 'c', choices: { values: [{ value: 'a', label: 'A' }] } }), '/default'),
  inField(
    '2.9',
    'a default object that is no choice',
    object({ default: { id: 'y', label: 'Y' }, choices: { values: [{ value: { id: 'x', label: 'X' }, label: 'X' }] } }),
    '/default',
  ),
  inField(
    '2.9',
    'a choice that the length of the field forbids',
    text({ validation: { max_length: 2 }, choices: { values: [{ value: 'CAN', label: 'Canada' }] } }),
    '/choices/values/0/value',
  ),
]
