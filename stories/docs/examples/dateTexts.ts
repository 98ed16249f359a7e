import type { FormMessages } from 'moduleform'
import type { DateFault, DateIssue } from 'moduleform/core'

const faults: { readonly [Fault in DateFault]?: (date: DateIssue) => string } = {
  year: ({ example }) => `Bitte das Jahr vierstellig angeben, etwa ${example}.`,
  'no-such-day': ({ detail }) => `Diesen Tag hat der ${detail} nicht.`,
}

export const messages: FormMessages = {
  format: ({ format, date }) =>
    date ? (faults[date.fault]?.(date) ?? `Bitte ein Datum wie ${date.example} angeben.`) : `Ungültig: ${format}`,
}
