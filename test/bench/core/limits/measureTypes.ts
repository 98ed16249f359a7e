import { createTypeChecker } from '../../../support/createTypeChecker.ts'
import { typedSchemaSource } from '../../../support/typedSchemaSource.ts'
import type { LimitReadings } from './measureLimits.ts'

/** The time of an editor after an edit of a large schema: the libraries are parsed already, and all types are computed again. */
export function measureTypes(): LimitReadings {
  const checker = createTypeChecker()
  checker.findFaults(typedSchemaSource(1))
  const times = Array.from({ length: 4 }, (_, edit) => {
    const [start, cpu] = [performance.now(), process.cpuUsage()]
    const faults = checker.findFaults(`${typedSchemaSource(300)}// edit ${edit}`)
    if (faults.length > 0) throw new Error(`The schema that is measured does not compile: ${faults[0]?.message}`)
    const { user, system } = process.cpuUsage(cpu)
    // The smaller of wall and processor time: on a busy machine the wall clock includes the time of others.
    return Math.min(performance.now() - start, (user + system) / 1000)
  })
  return { 'check the types of 300 fields': Number(Math.min(...times).toPrecision(3)) }
}
