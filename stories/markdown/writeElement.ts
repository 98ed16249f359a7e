import { Children, Fragment, isValidElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

const childrenOf = ({ children }: Props): string => writeElement(children)
const block = (text: string): string => `\n\n${text.trim()}\n\n`
const heading = (marks: string) => (props: Props) => block(`${marks} ${childrenOf(props)}`)
const inParts = (props: Props): string => childrenOf(props)

/** How each tag in the generated parts of the guides is written in Markdown. */
const tags: Readonly<Record<string, (props: Props) => string>> = {
  h2: heading('##'),
  h3: heading('###'),
  p: (props) => block(childrenOf(props)),
  blockquote: (props) => block(`> ${childrenOf(props).trim().replaceAll('\n', '\n> ')}`),
  ul: (props) => block(childrenOf(props)),
  li: (props) => `- ${childrenOf(props).trim()}\n`,
  pre: ({ children }) => block(fence(withTabs(textOf(children).trimEnd()), languageOf(children))),
  table: (props) => block(childrenOf(props)),
  thead: ({ children }) => {
    const row = writeElement(children)
    return `${row}|${' --- |'.repeat(row.split(' |').length - 1)}\n`
  },
  tbody: inParts,
  tr: (props) => `|${childrenOf(props)}\n`,
  th: (props) => ` ${childrenOf(props).trim()} |`,
  td: (props) => ` ${childrenOf(props).trim()} |`,
  // A vertical bar would end the table cell, even within code.
  code: ({ children }) => `\`${textOf(children).replaceAll('|', String.raw`\|`)}\``,
  a: (props) => `[${childrenOf(props)}](${String(props['href'])})`,
  em: (props) => `_${childrenOf(props)}_`,
  strong: (props) => `**${childrenOf(props)}**`,
  div: inParts,
  section: inParts,
  small: inParts,
  article: inParts,
}

/** JSON indented by tabs, which takes half the place in the package. Not YAML, which allows none. */
const withTabs = (code: string): string =>
  /^[{[]/.test(code) ? code.replaceAll(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2)) : code

/** A code block, fenced so that it can contain any text. */
export function fence(code: string, language: string): string {
  const marks = code.includes('```') ? '````' : '```'
  return `${marks}${language}\n${code}\n${marks}`
}

/**
 * Writes the rendered output of a guide's component as Markdown. Components are called as functions, so they have no state; an unknown tag
 * is an error.
 */
export function writeElement(node: ReactNode): string {
  return Children.toArray(node).map(writeOne).join('')
}

function writeOne(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node).replace(/[<*|`]/g, String.raw`\$&`)
  if (!isValidElement<Props>(node)) return ''
  const { type, props } = node
  if (type === Fragment) return childrenOf(props)
  // `as`: the components of the guides are functions; React's type also includes classes.
  if (typeof type === 'function') return writeElement((type as (props: Props) => ReactNode)(props))
  const write = tags[String(type)]
  if (write === undefined)
    throw new Error(`A guide draws <${String(type)}>, which has no Markdown. Add it to stories/markdown/writeElement.ts.`)
  return write(props)
}

/** The text content of an element, unchanged. */
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
