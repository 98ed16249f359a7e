import type { CheckOptions } from '../checkOptions.ts'
import type { Purpose } from './exchange.ts'

/** Why a request was not sent. */
export type LeftOutReason = 'interrupted' | 'time' | 'requests' | 'size' | 'silent' | 'gone' | 'put-off' | 'limited'

/** Something a run has not found out, and why. Both are texts for people. */
export interface NotReached {
  readonly what: string
  readonly why: string
}

/** Counts requests that were not sent. */
export interface LeftOut {
  readonly add: (reason: LeftOutReason, topic: Pick<Purpose, 'group' | 'field'>) => void
  readonly list: () => readonly NotReached[]
  /** The fields that the left-out requests of a group were about. */
  readonly fieldsOf: (group: string) => ReadonlySet<string>
}

interface Counted {
  readonly reason: LeftOutReason
  readonly group: string
  readonly fields: Set<string>
  times: number
}

export function createLeftOut({ maxRequests, maxTime, timeout }: CheckOptions): LeftOut {
  const counted = new Map<string, Counted>()
  const why: Readonly<Record<LeftOutReason, string>> = {
    interrupted: 'the run was stopped',
    time: `three quarters of --max-time ${maxTime} were over, and the rest is for the checks`,
    requests: `--max-requests ${maxRequests} was spent`,
    size: 'so much had come that no more was kept',
    silent: `the endpoint had given no answer within --timeout ${timeout}, several times in a row`,
    'put-off': 'the module asked to wait for longer than the run may take',
    limited: 'the module asked to come again later, several times in a row',
    gone: 'the endpoint had broken off the connection, several times in a row',
  }
  return {
    add: (reason, { group, field }) => {
      const key = `${reason} ${group}`
      const entry = counted.get(key) ?? { reason, group, fields: new Set(), times: 0 }
      entry.times += 1
      if (field !== undefined) entry.fields.add(field)
      counted.set(key, entry)
    },
    fieldsOf: (wanted) => new Set([...counted.values()].filter(({ group }) => group === wanted).flatMap(({ fields }) => [...fields])),
    list: () => [...counted.values()].map(({ reason, ...entry }) => ({ what: describe(entry), why: why[reason] })),
  }
}

/** How many fields are named. */
const mostNamed = 3

function describe({ group, fields, times }: Omit<Counted, 'reason'>): string {
  const named = [...fields].slice(0, mostNamed).map((field) => `"${field}"`)
  const more = fields.size - named.length
  const of = fields.size === 0 ? '' : ` of ${named.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en')} more fields` : ''}`
  return `${times.toLocaleString('en')} ${times === 1 ? 'request' : 'requests'} about ${group}${of}`
}
