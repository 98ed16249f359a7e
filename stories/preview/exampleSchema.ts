/** The initial text of the box: it demonstrates a rule, a list and a problem. */
export const exampleSchema = `{
  "metadata": { "workflows_module_schema_version": "1.0.0" },
  "fields": [
    {
      "id": "name",
      "type": "string",
      "label": "Name of the export",
      "validation": { "required": true }
    },
    {
      "id": "interval",
      "type": "string",
      "label": "Runs",
      "default": "daily",
      "choices": {
        "values": [
          { "value": "daily", "label": "Every day" },
          { "value": "weekly", "label": "Every week" }
        ]
      }
    },
    {
      "id": "limit",
      "type": "integer",
      "label": "Rows at most",
      "default": 100,
      "validaton": { "minimum": 1 }
    },
    { "id": "send_copy", "type": "boolean", "label": "Send a copy" },
    {
      "id": "copy_to",
      "type": "string",
      "label": "Copy to",
      "format": "email",
      "ui_options": { "ui_widget": "hidden" },
      "rules": [
        {
          "if": { "and": [{ "id": "send_copy", "operator": "equal", "value": true }] },
          "then": {
            "fields": [{ "id": "copy_to", "apply_as": "merge", "ui_options": { "ui_widget": null } }]
          }
        }
      ]
    }
  ]
}
`
