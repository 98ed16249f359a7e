type TokenKind = 'key' | 'text' | 'literal' | 'mark'

/** A piece of a printed line. */
export interface Token {
  readonly text: string
  readonly kind: TokenKind
  /** JSON Pointer of what begins here: of a member at its key, of an element at its value. */
  readonly pointer?: string
}

export type Line = readonly Token[]
