'use client'

import { Component, type ComponentType, type ReactNode } from 'react'
import type { ReportFailure } from '../../store/callHost.ts'
import type { SlotParts } from '../formContext.ts'
import { drawFrame } from './drawFrame.tsx'
import type { SlotName, Slots } from './slotProps.ts'

/** Creates what draws the parts of one host. */
export function createSlotParts(slots: Slots, report: ReportFailure): SlotParts {
  const draw: SlotParts['draw'] = (name, own, propsOf, wrap) => {
    const Part = slots[name]
    return Part === undefined ? own : <Slot Part={Part} name={name} own={own} report={report} given={propsOf()} wrap={wrap} />
  }
  return { draw, frame: (parts, props) => drawFrame(draw, slots.field !== undefined, parts, props) }
}

interface Slotted<Props> {
  readonly Part: ComponentType<Props>
  readonly name: SlotName
  readonly own: ReactNode
  readonly report: ReportFailure
  readonly given: Props
  readonly wrap: ((part: ReactNode) => ReactNode) | undefined
}

/** The boundary of a part of the host's: in place of one that throws stands the form's own, until the host brings another. */
class Slot<Props extends object> extends Component<Slotted<Props>> {
  override state: { readonly broken?: unknown } = {}

  override componentDidCatch(cause: unknown) {
    const { Part, name, report } = this.props
    report(`slots.${name}`, cause)
    this.setState({ broken: Part })
  }

  override render() {
    const { Part, own, given, wrap = (part) => part } = this.props
    return this.state.broken === Part ? own : wrap(<Part {...given} />)
  }
}
