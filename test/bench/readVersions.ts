import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ContenderEntry } from './contenders.ts'

const roots = ['../../', './'].map((root) => fileURLToPath(new URL(root, import.meta.url)))

/** The version of an installed package, of the project or the benchmark. */
function readVersion(npmPackage: string): string {
  const file = roots.map((root) => `${root}node_modules/${npmPackage}/package.json`).find(existsSync)
  if (file === undefined) return 'not installed'
  // `as`: npm refuses packages without a version.
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

export const readVersions = (contenders: readonly ContenderEntry[]): Record<string, string> => ({
  node: process.versions.node,
  react: readVersion('react'),
  ...Object.fromEntries(contenders.flatMap(({ name, npmPackage }) => (npmPackage ? [[name, readVersion(npmPackage)]] : []))),
})
