import type { Address } from './path.ts'

/** How rules and validation read a form: implemented over plain JSON and over the cells of a store. */
export interface FormReader {
  /** Keys of the rows of an array in their order; empty where there is none. */
  rowKeys: (address: Address) => readonly string[]
  /**
   * The JSON value at an address, `undefined` where absent. Fields that are off count as empty with all below them (decisions §4);
   * with `stored` they count as they are kept. `undetermined` where an expression stands in the field or around it. Decisions §10.
   */
  value: (address: Address, stored: boolean) => unknown
}
