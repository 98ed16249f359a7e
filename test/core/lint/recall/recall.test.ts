import { formatProblem, lintSchema } from 'moduleform/lint'
import { describe, expect, test } from 'vitest'
import { correctSchemas } from './correctSchemas.ts'
import type { Fault } from './fault.ts'
import { fieldFaults, rootFaults } from './fieldFaults.ts'
import { optionFaults } from './optionFaults.ts'
import { ruleFaults } from './ruleFaults.ts'
import { sourceFaults } from './sourceFaults.ts'

const faults = [...rootFaults, ...fieldFaults, ...optionFaults, ...sourceFaults, ...ruleFaults]

const findingsOf = ({ schema, isInfo }: Fault) => lintSchema(schema).filter(({ level }) => isInfo || level !== 'info')

describe('of faults against the specification', () => {
  test.each(faults.map((one) => [`${one.row}: ${one.name}`, one] as const))('lint finds %s', (_name, fault) => {
    expect(findingsOf(fault).length).toBeGreaterThan(0)
  })

  test('all are pointed to where they are, but for what is said of the object around them', () => {
    const elsewhere = faults.filter((fault) => !findingsOf(fault).some(({ pointer }) => fault.at.includes(pointer)))
    expect(elsewhere.map(({ row, name }) => `${row}: ${name}`)).toEqual(['2.9: a label that is a number'])
    expect(faults.length).toBeGreaterThan(200)
  })
})

describe('of a schema as the specification has it', () => {
  test.each(Object.entries(correctSchemas))('lint has nothing to say: %s', (_name, schema) => {
    const found = lintSchema(schema).filter(({ level }) => level !== 'info')
    expect(found.map((problem) => formatProblem(problem).message)).toEqual([])
  })
})
