import { isModuleError } from 'moduleform/client'

/** By whether the module could be away. The client keeps the name of an error, but replaces one whose message holds a secret. */
const names = { unreachable: 'ModuleUnreachable', refused: 'ModuleNotAsked' } as const

/** No answer of the module has come, for a reason that the server of this page gives: the message is that, and what to do. */
export class NoAnswer extends Error {
  constructor(message: string, why: keyof typeof names) {
    super(message)
    this.name = names[why]
  }
}

/** Why a request has got no answer of the module, if the server of this page has said so. */
export function readNoAnswer(error: unknown): { readonly reason: string; readonly isUnreachable: boolean } | undefined {
  const cause = isModuleError(error) ? error.cause : undefined
  if (!(cause instanceof Error) || !Object.values<string>(names).includes(cause.name)) return undefined
  return { reason: cause.message, isUnreachable: cause.name === names.unreachable }
}
