import type { InterfaceName, Member, Members } from './readMembers.ts'

/** Defined when Storybook is built, because the declarations cannot be read in a browser. */
declare const __MEMBERS__: Members

const decisions = '?path=/docs/docs-specification-decisions--docs'

/** The members of an interface, in a page of Storybook. */
export const MembersOf = ({ name }: { readonly name: InterfaceName }) => <MemberTable members={__MEMBERS__[name]} />

/** Members with their types and docblocks. */
export function MemberTable({ members }: { readonly members: readonly Member[] }) {
  return (
    <table className="members">
      <TableHead names={['Name', 'Type', 'What it is']} />
      <tbody>
        {members.map(({ name, isOptional, type, aliases, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{isOptional ? `${name}?` : name}</code>
            </th>
            <td>
              <code>{type}</code>
              {aliases.map((alias) => (
                <small key={alias}>
                  {' '}
                  <code>{alias}</code>
                </small>
              ))}
            </td>
            <td>
              <DocText text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The column headers of a table in a page of Storybook. */
export const TableHead = ({ names }: { readonly names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)

/** Renders code in backticks, and the pages of the guide that docblocks refer to. */
export function DocText({ text }: { readonly text: string }) {
  return text.split(/(`[^`]+`|Decisions §\d+)/).map((part, index) => {
    // oxlint-disable react/no-array-index-key -- a part is identified only by its position
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>
    if (part.startsWith('Decisions')) {
      return (
        <a key={index} href={decisions}>
          {part}
        </a>
      )
    }
    return part
    // oxlint-enable react/no-array-index-key
  })
}
