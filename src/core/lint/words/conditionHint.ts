export const conditionHint = 'Write "if": { "and": […] } or "if": { "or": […] } with comparisons { "id", "operator", "value" }.'
