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

  const load = async (first: FormValues) => (follower = (await loadFollower()).createFollower(store, following, first))

  return {
    /** The host gives values, of which the form has opened with the first. */
    follow: (values: unknown) => {
      if (follower) follower.give(values)
      else
        (loading ??= load(store.state.initialValues)).then(
          (one) => one.give(values),
          (cause) => {
            // The next values try again.
            loading = undefined
            environment().report('values', cause)
          },
        )
    },
    /** Form data are handed to the host. */
    handOut: (formData: FormValues) => follower?.handOut(formData),
  }
}
