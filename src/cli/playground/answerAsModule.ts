type Handler = (request: Request) => Promise<Response>

/** Demo modules by the name that stands in their address; each is a Fetch-standard handler. */
export type DemoModules = Readonly<Record<string, Handler>>

/** Has the demo module of that name answer; 404 and the names there are where there is none. */
export async function answerAsModule(modules: DemoModules, name: string, request: Request): Promise<Response> {
  const module = Object.hasOwn(modules, name) ? modules[name] : undefined
  if (module !== undefined) return module(request)
  return Response.json({ error: `No module "${name}". There are ${Object.keys(modules).join(', ')}.` }, { status: 404 })
}
