import { crm } from './crm/crm.ts'
import { kitchenSink } from './kitchenSink/kitchenSink.ts'
import { places } from './places/places.ts'
import { schedule } from './schedule/schedule.ts'
import { trouble } from './trouble/trouble.ts'

/** The demo modules by the first segment of their path; each is a Fetch-standard handler. */
export const modules: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  crm,
  places,
  schedule,
  'kitchen-sink': kitchenSink,
  trouble,
}
