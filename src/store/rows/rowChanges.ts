// What is done to rows now and then, in one piece.
export { copyRow } from './copyRow.ts'
export { pasteRows } from './pasteRows.ts'
