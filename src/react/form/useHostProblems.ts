import { useEffect, useMemo, useState, type RefObject } from 'react'
import type { Problem } from '../../core/schema/problems.ts'
import { isDevelopment } from '../../client/errors/logInDevelopment.ts'
import type { FormProps } from './formProps.ts'
import { readTheme, themes } from './theme.ts'

/**
 * What the host has got wrong about a form, apart from its schema. The same list until there is another. Decisions §9.
 */
export function useHostProblems({ theme, onProblems }: FormProps, root: RefObject<HTMLElement | null>): readonly Problem[] {
  const hasNoStylesheet = useStylesheetCheck(root, onProblems !== undefined)
  return useMemo(() => {
    const found: Problem[] = []
    if (hasNoStylesheet) found.push({ code: 'host/no-stylesheet', level: 'error', pointer: '', args: {} })
    // `null` is how some hosts leave a prop out.
    if ((theme ?? undefined) !== readTheme(theme)) {
      found.push({ code: 'host/unknown-theme', level: 'warning', pointer: '', args: { theme, themes } })
    }
    return found
  }, [hasNoStylesheet, theme])
}

/** Documents and shadow roots in which forms have their look. */
const styled = new WeakSet<Node>()

/**
 * Whether a form has no stylesheet, looked at when the page and its stylesheets are there: an observer is told after a layout, so this costs
 * none, and where there is none, as in jsdom, it is not told. The first form that has its look answers for all in the same document.
 */
function useStylesheetCheck(root: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const element = root.current
    if (element === null || styled.has(element.getRootNode()) || typeof IntersectionObserver === 'undefined') return
    if (!isWanted && !isDevelopment()) return
    const observer = new IntersectionObserver((entries) => {
      // What is hidden has no place yet.
      if (!entries.some(({ boundingClientRect }) => boundingClientRect.width > 0)) return
      observer.disconnect()
      const hasLook = getComputedStyle(element).getPropertyValue('--mf-size') !== ''
      if (hasLook) styled.add(element.getRootNode())
      setMissing(!hasLook)
    })
    const observe = () => observer.observe(element)
    if (document.readyState === 'complete') observe()
    else window.addEventListener('load', observe)
    return () => {
      window.removeEventListener('load', observe)
      observer.disconnect()
    }
  }, [root, isWanted])
  return isMissing
}
