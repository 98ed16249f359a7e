'use client'

import { Fragment, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => {}
const yes = () => true

/** A value for the lifetime of a component, by whether it started with the server's markup: on the server, or by hydrating that. */
export function useStart<Value>(choose: (isFromServer: boolean) => Value) {
  let isFromServer = false
  // Two different snapshots would render the component again during hydration.
  // oxlint-disable-next-line react/immutability -- called while this is drawn, or never
  useSyncExternalStore(never, yes, () => (isFromServer = true))
  return useState(() => choose(isFromServer))
}

/**
 * Around a component of the host: while that waits for its code or data, the rest of the form stays. Nothing around the server's markup:
 * React would hydrate the content later, after the store has changed, and then discard it.
 */
export function HostSuspense({ children }: { readonly children: ReactNode }) {
  const [Around] = useStart((isFromServer) => (isFromServer ? Fragment : Suspense))
  return <Around>{children}</Around>
}
