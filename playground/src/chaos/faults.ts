/**
 * The faults that can be injected between the form and its module, one button each. Of a group marked `single`, only one is active at a
 * time.
 */
const groups = {
  time: { label: 'When answers come', single: false },
  failure: { label: 'Answers that fail', single: true },
  options: { label: 'Lists of options', single: true },
} as const

type FaultGroup = keyof typeof groups

interface Fault {
  readonly group: FaultGroup
  readonly label: string
  /** The effect of the active fault, as a sentence. */
  readonly effect: string
}

export const faults = {
  delay: { group: 'time', label: 'Delay', effect: 'Each answer is delayed by a second.' },
  jitter: { group: 'time', label: 'Jitter', effect: 'Each answer is delayed by up to two seconds, at random.' },
  reverse: {
    group: 'time',
    label: 'Reversed answers',
    effect: 'Answers are held until no request has been sent for a second; then the newest comes first.',
  },
  drop: { group: 'failure', label: 'Connection lost', effect: 'No request gets through.' },
  status500: { group: 'failure', label: 'Status 500', effect: "Each request fails with status 500. The module isn't called." },
  broken: { group: 'failure', label: 'Broken JSON', effect: 'Each answer is cut off in the middle.' },
  shape: { group: 'failure', label: 'Wrong shape', effect: "Each answer is under a key that the form doesn't read." },
  timeout: { group: 'failure', label: 'No answer', effect: 'No request is ever answered: the form gives up after 30 seconds.' },
  empty: { group: 'options', label: 'Empty lists', effect: 'Each list that /content answers is empty.' },
  many: { group: 'options', label: '10,000 options', effect: 'Each list that /content answers is filled up to 10,000.' },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

// `as`: the keys of a constant object are its own.
const names = Object.keys(faults) as FaultName[]

/** The faults by group, in the order of the menu. */
export const faultGroups = Object.entries(groups).map(([group, { label }]) => ({
  label,
  names: names.filter((name) => faults[name].group === group),
}))

/** The active faults after a press on `name`, in the order of the menu. */
export function toggleFault(on: readonly FaultName[], name: FaultName): readonly FaultName[] {
  if (on.includes(name)) return on.filter((one) => one !== name)
  const { group } = faults[name]
  const isLeft = (one: FaultName) => one === name || (on.includes(one) && !(groups[group].single && faults[one].group === group))
  return names.filter(isLeft)
}
