'use client'

import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Definition } from '../../core/schema/model.ts'
import type { Address } from '../../core/values/path.ts'
import { askHost } from '../../store/callHost.ts'
import { useFormContext } from '../formContext.ts'
import { textsOf } from './expressionMessages.ts'
import type { ExpressionWork } from './expressionWork.ts'
import { Guard } from './TemplateEditor.tsx'

/** Milliseconds without a key before the host is asked. */
const delay = 300

/** Milliseconds after which an answer counts as missing; a later one is still shown. */
const patience = 10_000

interface PreviewProps {
  readonly work: ExpressionWork
  readonly address: Address
  readonly id: string
  readonly label: string
  readonly field: Definition
}

interface Shown {
  readonly of: string
  readonly line: ReactNode
}

/**
 * The host's preview of an expression. Its line is reserved while the answer is awaited and removed if that is empty. It is part of the
 * field's description and not a live region, which would be read out at every key.
 */
export function Preview({ work, address, id, label, field }: PreviewProps) {
  const { store, messages } = useFormContext()
  const subscribe = useCallback((listener: () => void) => store.subscribeValue(address, listener), [store, address])
  const read = () => store.state.cells.get(address)?.value
  const value = useSyncExternalStore(subscribe, read, read)
  const template = typeof value === 'string' && store.state.settings.templates?.isTemplate(value, field) === true ? value : undefined
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    if (template === undefined) return undefined
    let isLatest = true
    const show = (line: ReactNode) => {
      clock.clearTimeout(timer)
      if (isLatest) setShown({ of: template, line })
    }
    const giveUp = () => {
      work.report('templates', new Error('"preview" has not answered for 10 seconds.'))
      show(undefined)
    }
    const ask = async () => {
      timer = clock.setTimeout(giveUp, patience)
      show(await askForLine(work, template, field, { label, path: work.pathOf(store.state, address) }))
    }
    const clock = work.clock()
    let timer = clock.setTimeout(() => void ask(), delay)
    return () => {
      isLatest = false
      clock.clearTimeout(timer)
    }
  }, [work, store, template, field, address, label])
  const line = template === undefined ? undefined : shown?.line
  const isNothing = line === undefined || line === null || line === '' || typeof line === 'boolean'
  const isAwaited = template !== undefined && shown === undefined
  return (
    <div className="mf-preview" id={id} hidden={isNothing && !isAwaited} data-stale={shown?.of === template ? undefined : true}>
      {!isNothing && (
        <Guard key={shown?.of} onFailure={(cause) => work.report('templates', cause)}>
          <span className="mf-visually-hidden">{textsOf(messages).previewOf} </span>
          {line}
        </Guard>
      )}
    </div>
  )
}

type Place = { readonly label: string; readonly path: ReturnType<ExpressionWork['pathOf']> }

/** Returns nothing where the host's function fails, which is reported. */
async function askForLine({ templates, report }: ExpressionWork, template: string, field: Definition, place: Place): Promise<ReactNode> {
  try {
    return await askHost(report, 'templates', () => templates()?.preview?.(template, field, place))
  } catch {
    return undefined
  }
}
