import type { BenchField, BenchForm, BenchKind, BenchRows } from '../forms/benchForm.ts'
import type { Actions } from '../page/contender.ts'
import { offerContender } from '../page/offerContender.ts'
import '../page/plain.css'

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

function create(tag: string, attributes: Attributes, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children)
  return element
}

const controls: Readonly<Record<BenchKind, (field: BenchField, attributes: Attributes) => HTMLElement>> = {
  text: ({ minLength, maxLength }, attributes) =>
    create('input', { ...attributes, type: 'text', minlength: minLength, maxlength: maxLength }),
  number: ({ minimum, maximum }, attributes) => create('input', { ...attributes, type: 'number', min: minimum, max: maximum }),
  checkbox: (_, attributes) => create('input', { ...attributes, type: 'checkbox' }),
  select: ({ choices = [] }, attributes) =>
    create(
      'select',
      attributes,
      create('option', { value: '' }, 'Choose'),
      ...choices.map((choice) => create('option', { value: choice }, choice)),
    ),
}

function createField(field: BenchField, name: string, value = ''): HTMLElement {
  const note = `${name}-note`
  const control = controls[field.kind](field, { id: name, name, value, required: field.required, 'aria-describedby': note })
  return create(
    'div',
    { class: 'field' },
    create('label', { for: name }, field.label),
    control,
    create('div', { id: note }, field.description),
  )
}

function createRow({ id, itemLabel, fields, folded }: BenchRows, index: number, values: Readonly<Record<string, string>>): HTMLElement {
  const body = create(
    'fieldset',
    { hidden: folded },
    ...fields.map((field) => createField(field, `${id}-${index}-${field.id}`, values[field.id])),
  )
  const title = create('button', { type: 'button' }, values['c0'] ?? itemLabel)
  title.addEventListener('click', () => body.toggleAttribute('hidden'))
  const remove = create('button', { type: 'button' }, 'Remove')
  const row = create('li', { class: 'row' }, title, remove, body)
  remove.addEventListener('click', () => row.remove())
  return row
}

function mount(host: HTMLElement, { toggle, fields, rows }: BenchForm): Actions {
  const drawn = fields.map((field) => ({ field, element: createField(field, field.id) }))
  const list = create('ol', {}, ...(rows?.values.map((values, index) => createRow(rows, index, values)) ?? []))
  const body = create('div', {}, ...drawn.map(({ element }) => element), list)
  if (toggle) {
    const box = create('input', { id: toggle.id, name: toggle.id, type: 'checkbox', checked: true })
    box.addEventListener('change', () => {
      for (const { field, element } of drawn) if (field.conditional) element.toggleAttribute('hidden')
    })
    body.prepend(create('div', { class: 'field' }, box, create('label', { for: toggle.id }, toggle.label)))
  }
  host.append(create('form', {}, body))
  return {
    ...(rows && {
      addRow: () => list.append(createRow({ ...rows, folded: false }, list.childElementCount, {})),
      removeFirst: () => list.firstElementChild?.remove(),
      moveLastToTop: () => list.prepend(...[...list.children].slice(-1)),
    }),
  }
}

offerContender({ prepare: (form) => (host) => mount(host, form) })
