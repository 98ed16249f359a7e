import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imported = /(?:from |import\(|import )['"](\.[^'"]+)['"]/g

/**
 * Removes the declarations in a folder that no entry leads to: nobody can import what they declare, and they were a third of all. Throws where
 * a declaration is missing that an entry needs.
 */
export function keepReachedTypes(folder: string, entries: readonly string[]): void {
  const reached = new Set<string>()
  const visit = (path: string): void => {
    if (reached.has(path)) return
    reached.add(path)
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(imported)) {
      const found = join(dirname(path), target.replace(/\.(js|tsx?)$/, '.d.ts'))
      if (!existsSync(found))
        throw new Error(`${path} imports ${target}, and there is no ${found}. Do not exclude it from the declarations.`)
      visit(found)
    }
  }
  for (const entry of entries) visit(join(folder, `${entry}.d.ts`))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file)
    if (file.endsWith('.d.ts') && !reached.has(path)) rmSync(path)
  }
}
