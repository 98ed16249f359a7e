import { ModuleForm, type Slots, type WidgetMap } from 'moduleform'

const choices = { values: ['Apple', 'Banana'].map((label) => ({ value: label.toLowerCase(), label })) }

/** Every control once. */
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name', validation: { required: true, pattern: '^[A-Z]' } },
    { id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' } },
    { id: 'secret', type: 'string', label: 'Secret', ui_options: { ui_widget: 'password' } },
    { id: 'price', type: 'number', label: 'Price' },
    { id: 'count', type: 'integer', label: 'Count' },
    { id: 'copy', type: 'boolean', label: 'Copy' },
    { id: 'day', type: 'string', label: 'Day', format: 'date' },
    { id: 'moment', type: 'string', label: 'Moment', format: 'date-time' },
    { id: 'fruit', type: 'string', label: 'Fruit', choices },
    { id: 'fruits', type: 'array', label: 'Fruits', items: { type: 'string', label: 'Fruit' }, choices },
    { id: 'typed', type: 'string', label: 'Typed', choices, ui_options: { ui_widget: 'input' } },
    { id: 'account', type: 'connection', label: 'Account', allowed_app_types: ['a'], allowed_connection_management_types: ['managed'] },
    { id: 'query', type: 'object', label: 'Query', ui_options: { ui_widget: 'CodeblockWidget' } },
    { id: 'address', type: 'object', label: 'Address', fields: [{ id: 'city', type: 'string', label: 'City' }] },
    { id: 'heading', type: 'object', label: 'Heading', description: 'Of what follows.' },
    { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } },
    {
      id: 'people',
      type: 'array',
      label: 'People',
      items: { type: 'object', label: 'Person', fields: [{ id: 'first', type: 'string', label: 'First name' }] },
    },
    { id: 'shade', type: 'color', label: 'Shade' },
  ],
}

const values = {
  note: 'One\ntwo',
  price: 1234567.5,
  day: '2026-03-01',
  moment: '2026-03-01T00:30:00+09:00',
  fruits: ['apple'],
  typed: 'apple',
  query: { a: [1] },
  tags: ['red', 'blue'],
  people: [{ first: 'Ada' }, { first: 'Grace' }],
}

/** Parts of the host around fields and the form. */
const slots: Slots = {
  field: ({ children, parts }) => (
    <section data-own="field">
      {parts.label}
      {children}
      {parts.error}
      {parts.description}
    </section>
  ),
  group: ({ id, labelId, label, children }) => (
    <fieldset id={id} aria-labelledby={labelId}>
      <legend id={labelId}>{label}</legend>
      {children}
    </fieldset>
  ),
  actions: ({ submit }) => (
    <button type="button" onClick={() => void submit()}>
      Save
    </button>
  ),
}

/** Widgets of the host for a field, and for a group. */
const widgets: WidgetMap = {
  textarea: ({ id, text, onText }) => <textarea id={id} value={text} onChange={({ target }) => onText(target.value)} />,
  group: ({ id, children }) => <fieldset id={id}>{children}</fieldset>,
}

/** Three forms, one of them read-only, one with the host's parts: rendered by the server and hydrated by the page. */
export const HostPage = () => (
  <main>
    <ModuleForm schema={schema} initialValues={values} connections={[]} widgets={widgets} onSubmit={keep} />
    <ModuleForm schema={schema} initialValues={values} connections={[]} readOnly />
    <ModuleForm label="Slotted" schema={schema} initialValues={values} connections={[]} slots={slots} onSubmit={keep} />
  </main>
)

const keep = (submitted: unknown) => {
  globalThis.submitted = submitted
}

declare global {
  /** The data of the last submit. */
  var submitted: unknown
}
