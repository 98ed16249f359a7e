/** What a demo module answers instead of a result: an HTTP status and a message for people. Specification 7. */
export class ModuleFailure extends Error {
  override readonly name = 'ModuleFailure'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
