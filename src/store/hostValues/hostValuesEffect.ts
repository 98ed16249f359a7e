import type { FormValues } from '../../core/schema/wire.ts'
import type { FormEnvironment } from '../formEnvironment.ts'
import type { FormStore } from '../formStore.ts'
import type { Follower } from './createFollower.ts'
import { following } from './following.ts'

/** Loads what follows the host's values: forms that keep their state themselves do without. */
export const loadFollower = () => import('./createFollower.ts')

/** Keeps a form in step with the values that its host gives as a prop. Decisions §11. */
export function createHostValuesEffect(store: FormStore, environment: () => FormEnvironment) {
  let follower: Follower | undefined
  let loading: Promise<Follower> | undefined
  let newest: unknown
  /** Handed out before the follower is there, with how far the form had come: it comes back later. */
  const early: (readonly [formData: FormValues, revision: number])[] = []

  const load = async (first: FormValues) => (follower = (await loadFollower()).createFollower(store, following, first, early))

  return {
    /** The host gives values, of which the form has opened with the first. */
    follow: (values: unknown) => {
      newest = values
      if (follower) follower.give(values)
      else
        loading ??= load(store.state.initialValues).then((one) => {
          // What the host gave meanwhile is older than this.
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
