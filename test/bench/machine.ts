import { cpus, loadavg, release, totalmem, type } from 'node:os'

export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryGB: number
  readonly system: string
  /**
   * Average number of processes that wanted a core in the minute before the run: with more than about one, the results are only
   * approximate.
   */
  readonly load: number
}

export const readMachine = (): Machine => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 1e9),
  system: `${type()} ${release()}`,
  load: Number((loadavg()[0] ?? NaN).toFixed(1)),
})
