import { Children, Fragment, isValidElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

const childrenOf = ({ children }: Props): string => writeElement(children)
const block = (text: string): string => `\n\n${text.trim()}\n\n`
const heading = (marks: string) => (props: Props) =>
  block(`${marks} ${typeof props['id'] === 'string' ? `<a id="${props['id']}"></a>` : ''}${childrenOf(props)}`)
const inParts = (props: Props): string => childrenOf(props)

/** How each tag that the generated parts of the guides use stands in Markdown. */
const tags: Readonly<Record<string, (props: Props) => string>> = {
  h2: heading('##'),
  h3: heading('###'),
  p: (props) => block(childrenOf(props)),
  blockquote: (props) => block(`> ${childrenOf(props).trim().replaceAll('\n', '\n> ')}`),
  ul: (props) => block(childrenOf(props)),
  li: (props) => `- ${childrenOf(props).trim()}\n`,
  pre: ({ children }) => block(fence(textOf(children).trimEnd(), languageOf(children))),
  table: (props) => block(childrenOf(props)),
  thead: ({ children }) => {
    const row = writeElement(children)
    return `${row}|${' --- |'.repeat(row.split(' |').length - 1)}\n`
  },
  tbody: inParts,
  tr: (props) => `|${childrenOf(props)}\n`,
  th: (props) => ` ${childrenOf(props).trim()} |`,
  td: (props) => ` ${childrenOf(props).trim()} |`,
  // A bar would end the cell of a table, also within code.
  code: ({ children }) => `\`${textOf(children).replaceAll('|', String.raw`\|`)}\``,
  a: (props) => `[${childrenOf(props)}](${String(props['href'])})`,
  em: (props) => `_${childrenOf(props)}_`,
  strong: (props) => `**${childrenOf(props)}**`,
  div: inParts,
  section: inParts,
  small: inParts,
  article: inParts,
}

/** A block of code that holds whatever it is given. */
export function fence(code: string, language: string): string {
  const marks = code.includes('```') ? '````' : '```'
  return `${marks}${language}\n${code}\n${marks}`
}

/** Writes what a component of the guides draws as Markdown. Components are called, so they have no state; an unknown tag is an error. */
export function writeElement(node: ReactNode): string {
  return Children.toArray(node).map(writeOne).join('')
}

function writeOne(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node).replace(/[<*|`]/g, String.raw`\$&`)
  if (!isValidElement<Props>(node)) return ''
  const { type, props } = node
  if (type === Fragment) return childrenOf(props)
  // The components of the guides are functions of their props; React's type says that one may be a class.
  if (typeof type === 'function') return writeElement((type as (props: Props) => ReactNode)(props))
  const write = tags[String(type)]
  if (write === undefined)
    throw new Error(`A guide draws <${String(type)}>, which has no Markdown. Add it to stories/markdown/writeElement.ts.`)
  return write(props)
}

/** The text below an element, as it stands. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<Props>(child) ? textOf(child.props.children) : typeof child === 'string' ? child : ''))
    .join('')
}

function languageOf(node: ReactNode): string {
  const code = Children.toArray(node)[0]
  const name = isValidElement<Props>(code) ? code.props['className'] : undefined
  return typeof name === 'string' ? name.replace('language-', '') : ''
}
