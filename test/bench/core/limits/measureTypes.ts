import { createTypeChecker } from '../../../support/createTypeChecker.ts'
import { typedSchemaSource } from '../../../support/typedSchemaSource.ts'
import type { LimitReadings } from './measureLimits.ts'

/** What an editor waits for after an edit of a large schema: the libraries are read, and all types are made anew. */
export function measureTypes(): LimitReadings {
  const checker = createTypeChecker()
  checker.findFaults(typedSchemaSource(1))
  const times = Array.from({ length: 4 }, (_, edit) => {
    const [start, cpu] = [performance.now(), process.cpuUsage()]
    const faults = checker.findFaults(`${typedSchemaSource(300)}// edit ${edit}`)
    if (faults.length > 0) throw new Error(`The schema that is measured does not compile: ${faults[0]?.message}`)
    const { user, system } = process.cpuUsage(cpu)
    // By the clock or by the processor: where the machine is busy with other things the clock runs on without us.
    return Math.min(performance.now() - start, (user + system) / 1000)
  })
  return { 'check the types of 300 fields': Number(Math.min(...times).toPrecision(3)) }
}
