import type { FormValues } from '../../core/schema/wire.ts'
import type { FormEnvironment } from '../formEnvironment.ts'
import type { FormStore } from '../formStore.ts'
import type { Follower } from './createFollower.ts'
import { following } from './following.ts'

/** Loads the code that follows the host's values, which uncontrolled forms never need. */
export const loadFollower = () => import('./createFollower.ts')

/** Keeps a form in sync with the host's `values`. Decisions §11. */
export function createHostValuesEffect(store: FormStore, environment: () => FormEnvironment) {
  let follower: Follower | undefined
  let loading: Promise<Follower> | undefined
  let newest: unknown
  /** Form data handed out before the follower was loaded, with the value revision: they come back later. */
  const early: (readonly [formData: FormValues, revision: number])[] = []

  const load = async (first: FormValues) =>
    (follower = (await loadFollower()).createFollower(store, following, first, early, () => environment().clock.now()))

  return {
    /** The host passes values; the form has opened with the first. */
    follow: (values: unknown) => {
      newest = values
      if (follower) follower.give(values)
      else
        loading ??= load(store.state.initialValues).then((one) => {
          // Values passed in the meantime are newer than the ones that started the load.
          one.give(newest)
          return one
        })
      loading?.catch((cause: unknown) => {
        // The next values try again.
        if (loading !== undefined) environment().report('values', cause)
        loading = undefined
      })
    },
    /** Form data are handed to the host. */
    handOut: (formData: FormValues) => {
      if (follower) follower.handOut(formData)
      else if (loading) early.push([formData, store.state.valueRevision])
    },
  }
}
