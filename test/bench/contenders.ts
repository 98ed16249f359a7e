/** Who takes part. The driver measures all of them in turn, round by round. */
export interface ContenderEntry {
  readonly name: ContenderName
  readonly title: string
  /** Below `test/bench`; `peers` need what `test/bench/package.json` lists. */
  readonly file: string
  /** npm package whose version is told beside the numbers; `undefined`: there is none. */
  readonly npmPackage: string | undefined
}

export type ContenderName = 'moduleform' | 'handWritten' | 'plainDom' | PeerName

type PeerName = 'reactHookForm' | 'tanStackForm' | 'formily' | 'rjsf' | 'jsonForms' | 'uniforms' | 'formJs'

export const ownContenders: readonly ContenderEntry[] = [
  { name: 'moduleform', title: 'moduleform', file: 'contenders/moduleform.tsx', npmPackage: undefined },
  { name: 'handWritten', title: 'Hand-written React', file: 'contenders/handWritten.tsx', npmPackage: undefined },
  { name: 'plainDom', title: 'Plain DOM', file: 'contenders/plainDom.ts', npmPackage: undefined },
]
