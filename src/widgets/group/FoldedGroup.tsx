'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { Address } from '../../core/values/path.ts'
import { elementById } from '../../react/elementById.ts'
import { useFormContext } from '../../react/formContext.ts'
import { countFilled } from '../../react/form/countFilled.ts'
import { foldedTexts } from '../../react/form/foldedMessages.ts'

interface FoldedGroupProps {
  /** DOM id of the folded content. */
  readonly bodyId: string
  /** Renders a title from the filled-in fields below an address. */
  readonly Title: ComponentType<{ readonly address: string; readonly untitled: string }>
  readonly unfold: () => void
}

/**
 * Folds a group while it is mounted, and summarises its content in the heading. The fields stay mounted: they keep their state, are
 * validated and submitted. The page's own search finds them and unfolds the group; so does a field in it that is focused or gets an error.
 */
export function FoldedGroup({ bodyId, Title, unfold }: FoldedGroupProps) {
  const { store, messages } = useFormContext()
  const place = useRef<HTMLSpanElement>(null)
  const [address, setAddress] = useState<string>()
  const [errors, setErrors] = useState(0)
  const latest = useRef(unfold)
  useEffect(() => {
    latest.current = unfold
  })
  useLayoutEffect(() => {
    const group = place.current?.closest('[data-field]')
    const body = elementById(group, bodyId)
    const own = group?.getAttribute('data-field')
    if (!body || own === undefined || own === null) return undefined
    const isInside = (other: string) => other.startsWith(`${own}/`)
    const countErrors = () => [...store.state.indexes.errors].filter(isInside).length
    const before = { errors: countErrors(), focus: store.state.focus?.request }
    // oxlint-disable-next-line react/set-state-in-effect -- the address stands in the element, and the browser has painted nothing yet
    setAddress(own)
    setErrors(before.errors)
    // React supports `hidden` only as a boolean.
    body.setAttribute('hidden', 'until-found')
    // Nothing in a `[hidden] { display: none !important }` of the page is found. Browsers that don't know `until-found` hide by their own such rule.
    if ('onbeforematch' in body) body.style.setProperty('display', 'block', 'important')
    const show = () => {
      body.removeAttribute('hidden')
      body.style.removeProperty('display')
    }
    const open = () => {
      // Synchronously: a field in it that is about to be focused must be visible before the next paint.
      show()
      latest.current()
    }
    body.addEventListener('beforematch', open)
    const unsubscribe = store.subscribe(() => {
      const { focus } = store.state
      const now = countErrors()
      if (now > before.errors || (focus !== undefined && focus.request !== before.focus && isInside(focus.address))) open()
      else setErrors(now)
    })
    return () => {
      unsubscribe()
      body.removeEventListener('beforematch', open)
      show()
    }
  }, [store, bodyId])
  return (
    <span ref={place} className="mf-group-summary">
      {errors > 0 && <span className="mf-group-errors">{foldedTexts(messages).errorsInside(errors)}</span>}
      {address !== undefined && (
        <span className="mf-group-filled">
          <Filled address={address} Title={Title} />
        </span>
      )}
    </span>
  )
}

/** A title from the filled-in fields; if they give none, the number of fields with a value. */
function Filled({ address, Title }: Pick<FoldedGroupProps, 'Title'> & { readonly address: Address }) {
  const { store, messages } = useFormContext()
  const read = () => {
    const { filled, all } = countFilled(store.state, address)
    return filled === 0 ? messages.emptyValue : foldedTexts(messages).filledInside(filled, all)
  }
  const subscribe = useCallback((listener: () => void) => store.subscribeValue(address, listener), [store, address])
  return <Title address={address} untitled={useSyncExternalStore(subscribe, read, read)} />
}
