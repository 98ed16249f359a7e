export type BenchKind = 'text' | 'number' | 'select' | 'checkbox'

/** A field, described independently of libraries. */
export interface BenchField {
  readonly id: string
  readonly kind: BenchKind
  /** Unique in its form, and not a prefix of another label. */
  readonly label: string
  readonly description: string
  readonly required: boolean
  /** For texts, in characters. */
  readonly minLength?: number
  readonly maxLength?: number
  /** For numbers. */
  readonly minimum?: number
  readonly maximum?: number
  /** For selects. */
  readonly choices?: readonly string[]
  /** Visible only while the form's toggle is checked. */
  readonly conditional: boolean
}

export interface BenchRows {
  readonly id: string
  readonly label: string
  readonly itemLabel: string
  readonly fields: readonly BenchField[]
  /** Initial values, one object per row. */
  readonly values: readonly Readonly<Record<string, string>>[]
  /** Rows start folded, with only their title; otherwise all their fields are visible. */
  readonly folded: boolean
}

/** The form of a benchmark: the same for every library. */
export interface BenchForm {
  /** A boolean, initially checked, that shows the conditional fields; rendered first. */
  readonly toggle: { readonly id: string; readonly label: string } | undefined
  readonly fields: readonly BenchField[]
  readonly rows: BenchRows | undefined
  /** Label of the text field for typing. */
  readonly typed: string | undefined
}
