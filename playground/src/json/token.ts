type TokenKind = 'key' | 'text' | 'literal' | 'mark'

/** A part of a printed line. */
export interface Token {
  readonly text: string
  readonly kind: TokenKind
  /** JSON Pointer of the value that begins here: at the key of a member, at the value of an element. */
  readonly pointer?: string
}

export type Line = readonly Token[]
