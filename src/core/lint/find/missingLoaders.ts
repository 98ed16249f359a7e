import type { Problem } from '../../schema/problems.ts'
import type { Subject } from '../subject.ts'

/** A problem for each content object that the host alone is to load and has no loader for: the module is asked. Decisions §6. */
export const findMissingLoaders = ({ plan, pointerTo }: Subject, loaders: object): readonly Problem[] =>
  [...plan.nodes.values()].flatMap(({ optionSource }) =>
    (optionSource?.content?.content_objects ?? [])
      .filter(({ id }) => isForHost(optionSource?.content?.type ?? []) && !Object.hasOwn(loaders, id))
      .map((object) => ({ code: 'content/custom-without-loader', level: 'info', pointer: pointerTo(object), args: { name: object.id } })),
  )

/** Where the platform may load an object as well, nobody waits for the host. */
const isForHost = (types: readonly string[]): boolean => types.includes('custom') && !types.includes('managed')
