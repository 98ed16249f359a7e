import { DocText, TableHead } from './memberTable.tsx'
import type { Entry, Exported, Exports } from './readExports.ts'

/** Defined when Storybook is built, because the sources cannot be read in a browser. */
declare const __EXPORTS__: Exports

/** The exports of an entry, in a page of Storybook. */
export const ExportsOf = ({ entry }: { readonly entry: Entry }) => <ExportTable exports={__EXPORTS__[entry]} />

/** Exports with their descriptions. */
export function ExportTable({ exports }: { readonly exports: readonly Exported[] }) {
  return (
    <table className="members">
      <TableHead names={['Name', 'Kind', 'What it is']} />
      <tbody>
        {exports.map(({ name, kind, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{kind}</td>
            <td>
              <DocText text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
