export const choiceHint = 'An entry is { "value": …, "label": "…" }.'
