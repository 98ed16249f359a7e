/**
 * A `fetch` for modules that require an access token. `renew` gets a new one from your server; it is called once for all requests that are
 * refused together. If there is none, the user sees the module's message for the 401.
 */
export function fetchSignedIn(renew: () => Promise<string | undefined>): (request: Request) => Promise<Response> {
  let token = renew()
  return async (request) => {
    const used = token
    const answer = await send(request, await used)
    if (answer.status !== 401) return answer
    if (token === used) token = renew()
    const renewed = await token
    return renewed === undefined ? answer : send(request, renewed)
  }
}

function send(request: Request, token: string | undefined): Promise<Response> {
  // A request can be sent only once, but its clone can be sent again.
  const copy = request.clone()
  if (token !== undefined) copy.headers.set('authorization', `Bearer ${token}`)
  return fetch(copy)
}
