import type { Problem } from '../schema/problems.ts'
import type { Plan } from './plan.ts'

/** A problem for each content object that the host is to load and has no loader for: the module is asked. Decisions §6. */
export const reportMissingLoaders = ({ customContents }: Plan, loaders: object): readonly Problem[] =>
  customContents
    .filter(({ name }) => !Object.hasOwn(loaders, name))
    .map(({ name, pointer }) => ({ code: 'content/custom-without-loader', level: 'info', pointer, args: { name } }))
