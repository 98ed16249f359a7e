import type { Field, LanguageName } from 'moduleform/core'

/** A code editor for each of the eight languages. Specification 2.5. */
export const codeSection: Field = {
  id: 'templates',
  type: 'object',
  label: 'Templates and scripts',
  fields: [
    code('filter', 'Filter', 'json', '{\n  "status": "active",\n  "updated_after": "2026-01-01"\n}'),
    code('query', 'Query', 'sql', 'select id, name, updated_at\nfrom records\nwhere updated_at > :since'),
    code('transform', 'Transform', 'javascript', 'export const transform = ({ id, name }) => ({ id, title: name.trim() })'),
    code('score', 'Score', 'python', 'def score(record):\n    return 1 if record["status"] == "active" else 0'),
    code('routing', 'Routing', 'yaml', 'default: archive\nroutes:\n  - match: pricing\n    to: sales'),
    code('envelope', 'Envelope', 'xml', '<delivery>\n  <title>{{title}}</title>\n</delivery>'),
    code('mail', 'Mail', 'html', '<h1>{{title}}</h1>\n<p>{{summary}}</p>'),
    code('style', 'Style', 'css', 'h1 {\n  color: navy;\n}'),
  ],
}

function code(id: string, label: string, language: LanguageName, text: string): Field {
  return { id, type: 'string', label, default: text, ui_options: { ui_widget: 'CodeblockWidget', ui_options: { language } } }
}
