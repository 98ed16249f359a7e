export const lintHelp = `
Checks schemas in JSON and YAML files: what deviates from the specification and what cannot be meant.

Usage: moduleform lint [options] <files, folders or globs…>

A folder stands for the .json, .yaml and .yml files in it, - for standard input. A file may also be the recorded
answer of a module, with its schema in "schema", "data" or "data.schema".

Options:
  --format <name>         text (the default), json, sarif or github
  --max-warnings <n>      So many warnings are no failure; 0 by default. An info never is one
  --disable <codes>       Leaves out codes: one, several with commas, or an area as "rules/*"; may be repeated
  --quiet                 Shows errors only; warnings count all the same
  --fix                   Mends what can be mended mechanically and leaves the rest of the file as it is
  --dry-run               With --fix: shows the changes and writes nothing
  --stdin-filename <name> The name for standard input; its extension says whether it is JSON or YAML
  --no-config             Does not read package.json
  --help                  This text

The nearest package.json may hold "moduleform": { "lint": { "files", "disable", "maxWarnings", "format" } }; options win over
it, and --disable adds to it.

Exit codes: 0 clean, 1 findings, 2 wrong use or input that cannot be read.
`
