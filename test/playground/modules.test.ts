import { lintSchema } from 'moduleform/lint'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../playground/modules/catalogue.ts'
import { crm } from '../../playground/modules/crm/crm.ts'
import { kitchenSink } from '../../playground/modules/kitchenSink/kitchenSink.ts'
import { modules } from '../../playground/modules/modules.ts'
import { places } from '../../playground/modules/places/places.ts'
import { schedule } from '../../playground/modules/schedule/schedule.ts'
import type { JsonObject } from '../../src/core/schema/json.ts'
import { askModule } from './askModule.ts'
import { listFields } from './listFields.ts'

type AnsweredRecord = {
  readonly content_object_name: string
  readonly data: readonly { readonly value: { id: string }; readonly label: string }[]
}

const canada = { id: 'CA', label: 'Canada' }
const ontario = { id: 'CA-ON', label: 'Ontario' }

/** Requests to each module, for every form it can answer. */
const asked: readonly (readonly [name: string, formData: JsonObject])[] = [
  ['crm', {}],
  ['crm', { object_type: { id: 'contact', label: 'Contact' } }],
  ['crm', { object_type: { id: 'company', label: 'Company' } }],
  ['crm', { object_type: { id: 'deal', label: 'Deal' } }],
  ['crm', { object_type: { id: 'ticket', label: 'Ticket' } }],
  ['places', {}],
  ['places', { country: canada, state: ontario }],
  ['schedule', {}],
  ['kitchen-sink', {}],
  ['kitchen-sink', { audience: { regions: ['asia', 'europe'] } }],
  ['trouble', {}],
]

const wrapped = (name: string) => name === 'places'

/** The answer of a demo module, without its wrapper if it has one. */
async function ask(name: string, endpoint: string, body: JsonObject): Promise<JsonObject> {
  const module = modules[name]
  if (module === undefined) throw new Error(`There is no demo module "${name}". Name one of ${Object.keys(modules).join(', ')}.`)
  const { answer } = await askModule(module, endpoint, wrapped(name) ? { data: body, credentials: {} } : body)
  const payload = wrapped(name) ? (answer as { data: JsonObject }).data : (answer as JsonObject)
  return wrapped(name) && endpoint === 'schema' ? (payload['schema'] as JsonObject) : payload
}

async function optionsOf(name: string, content: string, formData: JsonObject = {}) {
  const answer = await ask(name, 'content', { form_data: formData, content_object_names: [content] })
  return (answer['content_objects'] as AnsweredRecord[])[0]?.data.map(({ label }) => label)
}

describe('The demo modules', () => {
  it('are the ones that the playground offers', () => {
    expect(catalogue.map(({ path }) => path)).toEqual(Object.keys(modules))
  })

  it.each(asked)('%s answers %j with a schema that has nothing to complain about', async (name, formData) => {
    const sent = await ask(name, 'schema', { form_data: formData })
    expect(lintSchema(sent)).toEqual([])
    expect(listFields(sent).length).toBeGreaterThan(0)
  })

  it.each(asked)('%s supports every content object that its answer to %j declares', async (name, formData) => {
    const fields = listFields(await ask(name, 'schema', { form_data: formData }))
    const declared = fields.flatMap(({ content }) => (content as { content_objects: { id: string }[] } | undefined)?.content_objects ?? [])
    const names = [...new Set(declared.map(({ id }) => id))]
    const answer = await ask(name, 'content', { form_data: { next_content: 'fine', ...formData }, content_object_names: names })
    expect((answer['content_objects'] as AnsweredRecord[]).map(({ content_object_name }) => content_object_name)).toEqual(names)
  })

  it('leave out the content objects that they do not support', async () => {
    const answer = await ask('crm', 'content', { form_data: {}, content_object_names: ['planets', 'pipelines', 'toString'] })
    expect((answer['content_objects'] as AnsweredRecord[]).map(({ content_object_name }) => content_object_name)).toEqual(['pipelines'])
  })

  it('answer what they cannot read with a status and a message', async () => {
    const headers = { 'content-type': 'application/json' }
    const post = (path: string, body: string) => crm(new Request(`http://127.0.0.1/crm/${path}`, { method: 'POST', headers, body }))
    const read = async (asked: Promise<Response>) => {
      const response = await asked
      return [response.status, await response.json()]
    }
    expect(await read(post('schema', 'not json'))).toEqual([400, { error: 'The body must be a JSON object.' }])
    expect(await read(post('schema', '{"form_data":[]}'))).toEqual([400, { error: '"form_data" must be an object keyed by field id.' }])
    expect(await read(post('content', '{"form_data":{}}'))).toEqual([400, { error: '"content_object_names" must be a list of names.' }])
    expect(await read(post('execute', '{}'))).toEqual([404, { error: 'No endpoint "execute". A module has "schema" and "content".' }])
    expect(await read(crm(new Request('http://127.0.0.1/crm/schema')))).toEqual([405, { error: 'Call it with POST, not GET.' }])
  })
})

describe('The CRM module', () => {
  it('gives the fields of the chosen object type as an array of records', async () => {
    const schema = await ask('crm', 'schema', { form_data: { object_type: { id: 'deal', label: 'Deal' } } })
    const records = listFields(schema).find(({ id }) => id === 'records')
    expect(records).toMatchObject({ type: 'array', label: 'Deals', items: { type: 'object', label: 'Deal' } })
    expect(listFields(records ?? {}).map(({ id }) => id)).toEqual([
      'name',
      'amount',
      'closes_on',
      'pipeline',
      'discount',
      'discount_reason',
    ])
  })

  it('asks for no records while there is no object type, or an unknown one', async () => {
    for (const formData of [{}, { object_type: { id: 'planet', label: 'Planet' } }]) {
      const schema = await ask('crm', 'schema', { form_data: formData })
      expect(listFields(schema).map(({ id }) => id)).toEqual(['connection', 'object_type'])
    }
  })

  it('matches by the fields that identify a record of the chosen type', async () => {
    expect(await optionsOf('crm', 'matching_fields')).toEqual([])
    expect(await optionsOf('crm', 'matching_fields', { object_type: { id: 'contact', label: 'Contact' } })).toEqual(['Last name', 'E-mail'])
  })
})

describe('The places module', () => {
  it('leads from country to state to city', async () => {
    expect(await optionsOf('places', 'countries')).toContain('Canada')
    expect(await optionsOf('places', 'states_by_country', { country: canada })).toHaveLength(13)
    expect(await optionsOf('places', 'cities_by_state', { country: canada, state: ontario })).toEqual([
      'Hamilton',
      'London',
      'Ottawa',
      'Toronto',
    ])
  })

  it('has no options where nothing is selected, or something unknown', async () => {
    const mars = { id: 'MARS', label: 'Mars' }
    expect(await optionsOf('places', 'states_by_country')).toEqual([])
    expect(await optionsOf('places', 'states_by_country', { country: mars })).toEqual([])
    expect(await optionsOf('places', 'cities_by_state', { country: canada })).toEqual([])
    expect(await optionsOf('places', 'cities_by_state', { country: { id: 'DE', label: 'Germany' }, state: ontario })).toEqual([])
  })

  it('knows the states and cities of at least six countries, each option once', async () => {
    const answer = await ask('places', 'content', { form_data: {}, content_object_names: ['countries'] })
    const countries = (answer['content_objects'] as AnsweredRecord[])[0]?.data ?? []
    expect(countries.length).toBeGreaterThanOrEqual(6)
    for (const { value, label } of countries) {
      const states = await ask('places', 'content', { form_data: { country: value }, content_object_names: ['states_by_country'] })
      const choices = (states['content_objects'] as AnsweredRecord[])[0]?.data ?? []
      expect(choices.length, label).toBeGreaterThan(0)
      for (const state of choices) {
        const cities = (await optionsOf('places', 'cities_by_state', { country: value, state: state.value })) ?? []
        expect(cities.length, state.label).toBeGreaterThan(0)
        expect(new Set(cities).size, state.label).toBe(cities.length)
      }
    }
  })

  it('calls the state what the country calls it and checks its postal codes', async () => {
    const schema = await ask('places', 'schema', { form_data: { country: { id: 'JP', label: 'Japan' } } })
    const fields = listFields(schema)
    expect(fields.find(({ id }) => id === 'state')?.['label']).toBe('Prefecture')
    expect(fields.find(({ id }) => id === 'postal_code')?.['validation']).toEqual({ required: true, pattern: '^[0-9]{3}-[0-9]{4}$' })
  })

  it.each(['schema', 'content'])('demands the wrapper at /%s', async (endpoint) => {
    const body = { form_data: {}, content_object_names: [] }
    expect(await askModule(places, endpoint, body)).toEqual({ status: 400, answer: { data: { message: 'Missing request data' } } })
    expect((await askModule(places, endpoint, { data: body })).status).toBe(200)
  })
})

describe('The schedule module', () => {
  it('changes by rules of every operator and in both ways, and asks for no new schema', async () => {
    const { answer } = await askModule(schedule, 'schema', { form_data: {} })
    const text = JSON.stringify(answer)
    for (const operator of ['equal', 'not_equal', 'is_in', 'is_not_in', 'is_empty', 'is_not_empty', 'greater_than', 'less_than']) {
      expect(text).toContain(`"operator":"${operator}"`)
    }
    for (const way of ['merge', 'fully_replace']) expect(text).toContain(`"apply_as":"${way}"`)
    expect(text).not.toContain('load_schema')
  })

  it('offers the time zones of the world', async () => {
    const zones = await optionsOf('schedule', 'time_zones')
    expect(zones).toContain('America/New York')
    expect(zones?.length).toBeGreaterThan(300)
  })
})

describe('The kitchen sink module', () => {
  it('offers the offices of the regions that are chosen', async () => {
    expect(await optionsOf('kitchen-sink', 'offices_by_region')).toEqual([])
    expect(await optionsOf('kitchen-sink', 'offices_by_region', { audience: { regions: ['africa', 'atlantis'] } })).toEqual([
      'Accra',
      'Nairobi',
    ])
  })

  it('asks one thing more where several regions are chosen', async () => {
    const { answer } = await askModule(kitchenSink, 'schema', { form_data: { audience: { regions: ['asia', 'europe'] } } })
    expect(listFields(answer as JsonObject).map(({ id }) => id)).toContain('region_order')
  })
})
