/**
 * A `fetch` for modules that require an access token. `renew` gets a new one from your server; it is called once for all requests that are
 * refused together, and again after it has failed. If there is none, the user sees the module's message for the 401.
 */
export function fetchSignedIn(renew: () => Promise<string | undefined>): (request: Request) => Promise<Response> {
  let token: Promise<string | undefined> | undefined
  const current = (): Promise<string | undefined> => {
    if (token !== undefined) return token
    const asked = renew()
    token = asked
    // After a failure the next request, or Retry, asks again.
    asked.catch(() => {
      if (token === asked) token = undefined
    })
    return asked
  }
  return async (request) => {
    const asked = current()
    const used = await asked
    const answer = await send(request, used)
    if (answer.status !== 401) return answer
    if (token === asked) token = undefined
    const renewed = await current()
    return renewed === undefined ? answer : send(request, renewed)
  }
}

function send(request: Request, token: string | undefined): Promise<Response> {
  // A request can be sent only once, but its clone can be sent again.
  const copy = request.clone()
  if (token !== undefined) copy.headers.set('authorization', `Bearer ${token}`)
  return fetch(copy)
}
