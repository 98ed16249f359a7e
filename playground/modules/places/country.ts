/** The data of one country. */
export interface Country {
  /** ISO 3166-1 code. */
  readonly id: string
  readonly label: string
  /** The country's name for a first-level division. */
  readonly divisionLabel: string
  readonly postalCode: { readonly pattern: string; readonly example: string }
  /** First-level divisions by their ISO 3166-2 code: name and larger cities. */
  readonly divisions: Readonly<Record<string, readonly [name: string, cities: readonly string[]]>>
}
