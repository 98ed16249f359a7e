export type BenchKind = 'text' | 'number' | 'select' | 'checkbox'

/** A field as each contender draws it, in whatever way it describes fields. */
export interface BenchField {
  readonly id: string
  readonly kind: BenchKind
  /** Unique in its form, and no other label begins with it. */
  readonly label: string
  readonly description: string
  readonly required: boolean
  /** Of texts, in characters. */
  readonly minLength?: number
  readonly maxLength?: number
  /** Of numbers. */
  readonly minimum?: number
  readonly maximum?: number
  /** Of selects. */
  readonly choices?: readonly string[]
  /** Shown only while the form's toggle is checked. */
  readonly conditional: boolean
}

export interface BenchRows {
  readonly id: string
  readonly label: string
  readonly itemLabel: string
  readonly fields: readonly BenchField[]
  /** Initial values, one object a row. */
  readonly values: readonly Readonly<Record<string, string>>[]
  /** Rows start as a title that opens them; else all their fields show. */
  readonly folded: boolean
}

/** The form of a benchmark: the same for every contender. */
export interface BenchForm {
  /** A boolean, checked at first, that shows the conditional fields; drawn first. */
  readonly toggle: { readonly id: string; readonly label: string } | undefined
  readonly fields: readonly BenchField[]
  readonly rows: BenchRows | undefined
  /** Label of the text field that is typed into. */
  readonly typed: string | undefined
}
