import { layers } from '../../test/layers.ts'

const nameOf = (folder: string) => (folder === '' ? 'src/*.ts(x), the entries' : `src/${folder}`)

/** Which folders may import which, from the table that the tests use. */
export function LayerTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Folder or file</th>
          <th scope="col">May import, besides itself</th>
          <th scope="col">From npm</th>
        </tr>
      </thead>
      <tbody>
        {layers.map(({ folder, imports, npm }) => (
          <tr key={folder}>
            <th scope="row">{nameOf(folder)}</th>
            <td>{imports.map((name) => name || 'everything').join(', ')}</td>
            <td>{npm.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
