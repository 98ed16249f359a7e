import type { Country } from './country.ts'
import { australia } from './countries/australia.ts'
import { austria } from './countries/austria.ts'
import { brazil } from './countries/brazil.ts'
import { canada } from './countries/canada.ts'
import { germany } from './countries/germany.ts'
import { japan } from './countries/japan.ts'
import { netherlands } from './countries/netherlands.ts'
import { unitedStates } from './countries/unitedStates.ts'

export const countries: ReadonlyMap<string, Country> = new Map(
  [australia, austria, brazil, canada, germany, japan, netherlands, unitedStates].map((country) => [country.id, country]),
)
