/** Why the proxy does not do what it is asked for: an HTTP status and a sentence for people. */
export class ProxyRefusal extends Error {
  override readonly name = 'ProxyRefusal'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
