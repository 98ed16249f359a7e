import type { Address } from './path.ts'

/** How rules and validation read a form: implemented over plain JSON and over the cells of a store. */
export interface FormReader {
  /** Keys of the rows of an array in order; empty if there is none. */
  rowKeys: (address: Address) => readonly string[]
  /**
   * The JSON value at an address, `undefined` if absent. Fields that are off count as empty with all fields below them (decisions §4); with
   * `stored` their stored values count. `undetermined` if the field or one around it holds an expression. Decisions §10.
   */
  value: (address: Address, stored: boolean) => unknown
}
