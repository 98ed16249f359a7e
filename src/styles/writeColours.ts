import { writeFileSync } from 'node:fs'
import { colours } from './colours.ts'
import { createColourCss } from './createColourCss.ts'

// `npm run colours`
writeFileSync('src/styles/colours.css', createColourCss(colours))
