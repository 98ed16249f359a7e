import { fieldTypeNames, type FieldType } from '../schema/wire.ts'

/** Whether a type is one of the seven of specification 2.4; a module may send anything. */
export const isFieldType = (type: string | undefined): type is FieldType => fieldTypeNames.some((name) => name === type)
