import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import type { BenchResults } from '../../test/bench/results.ts'
import { CoreTable, GoalTable, LeftOut, RunFacts, WorkTable } from '../docs/benchTables.tsx'
import { ExportTable } from '../members/exportTable.tsx'
import { MemberTable } from '../members/memberTable.tsx'
import { readExports } from '../members/readExports.ts'
import { readMembers } from '../members/readMembers.ts'
import { CodeCount, CodeExamples, CodeTable } from '../docs/lintCodes.tsx'

// `as`: the benchmark writes the file from a value of this type.
const results = JSON.parse(readFileSync('test/bench/results.json', 'utf8')) as BenchResults

const stylesheet = (name: string) => (
  <pre>
    <code className="language-css">{readFileSync(`stories/themes/${name}.css`, 'utf8')}</code>
  </pre>
)

const memberTables = Object.fromEntries(
  Object.entries(readMembers()).map(([name, members]) => [`<MembersOf name="${name}" />`, <MemberTable key={name} members={members} />]),
)

const exportTables = Object.fromEntries(
  Object.entries(readExports()).map(([entry, exports]) => [
    `<ExportsOf entry="${entry}" />`,
    <ExportTable key={entry} exports={exports} />,
  ]),
)

/** The Markdown for the elements of the guides, by their source. A live form is replaced by its stylesheet. */
export const guideParts: Readonly<Record<string, ReactNode>> = {
  ...memberTables,
  ...exportTables,
  '<RunFacts results={results} />': <RunFacts results={results} />,
  '<GoalTable goals={results.goals} />': <GoalTable goals={results.goals} />,
  '<WorkTable results={results} />': <WorkTable results={results} />,
  '<LeftOut results={results} />': <LeftOut results={results} />,
  '<CoreTable works={results.core.works} />': <CoreTable works={results.core.works} />,
  '<CodeCount />': <CodeCount />,
  '<CodeTable />': <CodeTable />,
  '<CodeExamples />': <CodeExamples />,
  '<Canvas of={Themes.LightAndDark} />': (
    <pre>
      <code className="language-tsx">{'<ModuleForm theme="light" schema={schema} />\n<ModuleForm theme="dark" schema={schema} />'}</code>
    </pre>
  ),
  '<Canvas of={Themes.Shadcn} />': stylesheet('shadcn'),
  '<Canvas of={Themes.Material} />': stylesheet('material'),
  '<Canvas of={Themes.Plain} />': stylesheet('plain'),
}
