import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { sourceAlias } from '../../test/support/sourceAlias.ts'
import type { writeGuides } from './writeGuides.ts'

interface Writer {
  readonly writeGuides: typeof writeGuides
}

/** Writes the guides of Storybook as Markdown into the package: `dist/docs/*.md`. */
export const guidesAsMarkdown: Plugin = {
  name: 'guides-as-markdown',
  async generateBundle() {
    const writer = fileURLToPath(new URL('./writeGuides.ts', import.meta.url))
    const { module } = await runnerImport<Writer>(writer, { resolve: { alias: sourceAlias } })
    for (const [file, text] of module.writeGuides()) this.emitFile({ type: 'asset', fileName: `docs/${file}`, source: text })
  },
}
