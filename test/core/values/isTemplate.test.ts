import { describe, expect, it } from 'vitest'
import { isTemplate, type Definition } from 'moduleform/core'

const line: Definition = { type: 'string' }
const lines: Definition = { type: 'string', ui_options: { ui_widget: 'textarea' } }
const number: Definition = { type: 'number' }
const codeOf = (type: string): Definition => ({ type, ui_options: { ui_widget: 'CodeblockWidget' } })

describe('isTemplate', () => {
  it.each<[string, Definition]>([
    ['{{a}}', line],
    ['Dear {{ name }},', line],
    ['Dear {{ name }},\n{{ text }}', lines],
    ['{{ count }}', number],
    ['  {{ count }}\n', number],
    ['{{ options }}', codeOf('object')],
  ])('takes %j in %j for an expression', (text, field) => {
    expect(isTemplate(text, field)).toBe(true)
  })

  it.each<[string, Definition]>([
    ['Ada', line],
    ['{{}}', line],
    ['}} {{ a', line],
    ['open {{ a', line],
    ['close }}', line],
    ['about {{ count }}', number],
    ['{{ count }} or so', number],
    ['{{ a }}{{ b }}', number],
    ['{{ name }}', codeOf('string')],
  ])('takes %j in %j for what it is', (text, field) => {
    expect(isTemplate(text, field)).toBe(false)
  })
})
