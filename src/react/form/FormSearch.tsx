'use client'

import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useClassName } from '../classNames.ts'
import { useFormContext } from '../formContext.ts'
import { isComposing } from '../isComposing.ts'
import { findFields, type FieldQuery, type FoundFields } from './fieldSearch.ts'
import { longFormTexts } from './longFormMessages.ts'
import { useAnnounced } from './useAnnounced.ts'

const nothing: FieldQuery = { text: '', changedOnly: false }

interface FormSearchProps {
  readonly root: RefObject<HTMLElement | null>
}

/** Query and results of the search: shows only the fields found, and counts them. */
function useSearch(root: FormSearchProps['root']) {
  const { store, messages } = useFormContext()
  const texts = longFormTexts(messages)
  const [query, setQuery] = useState(nothing)
  const [found, setFound] = useState<FoundFields>()
  const latest = useRef(found)
  useLayoutEffect(() => {
    const form = root.current
    const now = findFields(store, query)
    latest.current = now
    // oxlint-disable-next-line react/set-state-in-effect -- what is counted is what is marked here, before the browser paints
    setFound(now)
    if (form === null) return undefined
    showOnly(form, now)
    if (now === undefined) return undefined
    // Filters what is rendered later. A field that was shown stays shown while it is filled in.
    const observer = new MutationObserver(() => showOnly(form, now))
    observer.observe(form, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [store, root, query])
  useLayoutEffect(() => {
    const form = root.current
    return () => (form === null ? undefined : showOnly(form, undefined))
  }, [root])
  useAnnounced(found === undefined ? '' : texts.fieldsFound(found.addresses.size), found)
  useEffect(() => {
    let last = store.state.focus?.request
    return store.subscribe(({ report }) => {
      const { focus } = store.state
      // A field that is to take the focus must be shown.
      if (focus !== undefined && focus.request !== last && latest.current?.isSeen(focus.address) === false) setQuery(nothing)
      // Fields that a reload adds are searched too.
      else if (report !== undefined) setQuery((current) => (current === nothing ? current : { ...current }))
      last = focus?.request
    })
  }, [store])
  return { query, setQuery, found }
}

/** Finds fields by label, id or value, and hides all others, which keep their state. Loaded if the host asks for it. */
export function FormSearch({ root }: FormSearchProps) {
  const classOf = useClassName()
  const { store, messages, idPrefix } = useFormContext()
  const texts = longFormTexts(messages)
  const { query, setQuery, found } = useSearch(root)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape' && query !== nothing) {
      // Escape clears the search and must not close a dialog around the form.
      event.preventDefault()
      event.stopPropagation()
      setQuery(nothing)
    }
    if (event.key !== 'Enter' || event.currentTarget.matches('[type=checkbox]')) return
    event.preventDefault()
    const first = root.current && found && firstOf(root.current, found)
    if (first) store.dispatch({ type: 'focusAsked', address: first })
  }
  return (
    <>
      <div className={classOf('control')}>
        <input
          type="search"
          form=""
          autoComplete="off"
          spellCheck={false}
          className={classOf('input')}
          aria-label={texts.searchFields}
          placeholder={texts.searchFields}
          value={query.text}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => setQuery({ ...query, text: currentTarget.value })}
        />
        {found && <span className="mf-counter">{texts.fieldsFound(found.addresses.size)}</span>}
      </div>
      <span className="mf-search-changed">
        <input
          type="checkbox"
          form=""
          id={`${idPrefix}:changed`}
          className={classOf('checkbox')}
          checked={query.changedOnly}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => setQuery({ ...query, changedOnly: currentTarget.checked })}
        />
        <label htmlFor={`${idPrefix}:changed`}>{texts.changedOnly}</label>
      </span>
    </>
  )
}

const addressOf = ({ dataset }: HTMLElement) => dataset['field'] ?? ''

const fieldsIn = (form: HTMLElement) => form.querySelectorAll<HTMLElement>('[data-field]')

/** The first field found, in page order; a field in a folded row, which is not rendered, only if there is no other. */
const firstOf = (form: HTMLElement, { addresses }: FoundFields): string | undefined => {
  const [other] = addresses
  const drawn = [...fieldsIn(form)].find((element) => addresses.has(addressOf(element)))
  return drawn ? addressOf(drawn) : other
}

/** Hides all fields but those found; none without a query. */
function showOnly(form: HTMLElement, found: FoundFields | undefined): void {
  form.toggleAttribute('data-searching', found !== undefined)
  for (const element of fieldsIn(form)) element.toggleAttribute('data-unmatched', found?.isSeen(addressOf(element)) === false)
}
