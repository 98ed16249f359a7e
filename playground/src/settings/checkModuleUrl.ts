/** What is wrong with the base URL of a module, as a sentence; `undefined` where nothing is. */
export function checkModuleUrl(text: string): string | undefined {
  if (text === '') return 'Enter the base URL of a module: the address that /schema and /content are appended to.'
  const example = 'such as http://127.0.0.1:4001/crm'
  if (!URL.canParse(text)) return `Enter a full URL, ${example}.`
  const { protocol, username, password } = new URL(text)
  if (protocol !== 'http:' && protocol !== 'https:') return `Modules are asked over http or https. Enter an address ${example}.`
  if (username !== '' || password !== '') return 'A browser sends no user name or password in an address. Enter it without them.'
  return undefined
}
