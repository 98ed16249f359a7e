/** What is wrong with the base URL of a module, as a sentence; `undefined` if nothing is. */
export function checkModuleUrl(text: string): string | undefined {
  if (text === '') return 'Enter the base URL of a module: the address that /schema and /content are appended to.'
  const example = 'such as http://127.0.0.1:4001/crm'
  if (!URL.canParse(text)) return `Enter a full URL, ${example}.`
  const { protocol, username, password } = new URL(text)
  if (protocol !== 'http:' && protocol !== 'https:') return `Use http or https, ${example}.`
  if (username !== '' || password !== '') return "Browsers don't send a user name or password in an address. Leave them out."
  return undefined
}
