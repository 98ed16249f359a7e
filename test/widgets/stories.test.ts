import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../stories/widgets')
const files = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'))

it.each(files)('%s shows its widget in the dark, from right to left and in 360 px', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const surroundings = { Dark: "theme: 'dark'", RightToLeft: "direction: 'right to left'", Narrow: "width: '360 px'" }
  for (const [name, globals] of Object.entries(surroundings))
    expect(text).toMatch(new RegExp(`export const ${name}: .*globals: \\{ ${globals} \\}`))
})
