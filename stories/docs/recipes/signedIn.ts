/**
 * A `fetch` for modules that want an access token. `renew` asks your server for a new one; it is asked once, for however many requests are
 * refused together. Where it has none to give, whoever fills in the form reads what the module says of the 401.
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
  // A request can be sent once; its copy can be sent again.
  const copy = request.clone()
  if (token !== undefined) copy.headers.set('authorization', `Bearer ${token}`)
  return fetch(copy)
}
