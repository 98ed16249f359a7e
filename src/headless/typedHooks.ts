import type { FieldPath, OptionAt, RowPath, RowsPath, ValueAt } from '../core/values/fieldPath.ts'
import type { FieldApi } from './fieldApi.ts'
import type { ModuleFormState } from './useFormState.ts'
import type { OptionsApi } from './optionsApi.ts'
import type { RowsApi } from './useRows.ts'

/**
 * `useField` for the fields of one schema: it accepts only their paths, and types the value of each. For paths from `useFields`, which are
 * known only at run time, use `useField` itself.
 *
 * @example
 * export const useOrderField: UseField<typeof order> = useField
 * const { value, set } = useOrderField('/lines/0/count') // number | null | undefined
 */
export type UseField<S> = <const P extends FieldPath<S>>(path: P) => FieldApi<ValueAt<S, P>>

/**
 * `useOptions` for the fields of one schema: choices have the type of the field's value, or of its entries if that is an array.
 *
 * @example export const useOrderOptions: UseOptions<typeof order> = useOptions
 */
export type UseOptions<S> = <const P extends FieldPath<S>>(path: P) => OptionsApi<OptionAt<S, P>>

/**
 * `useRows` for the arrays of one schema. The paths of the rows are typed too: `useOrderField([...row.path, 'sku'])`.
 *
 * @example export const useOrderRows: UseRows<typeof order> = useRows
 */
export type UseRows<S> = <const P extends RowsPath<S>>(path: P) => RowsApi<RowPath<P>>

/**
 * `useFormState` for the forms of one schema. A selector whose parameter is a `ModuleFormState<typeof order>` does the same for one call.
 *
 * @example export const useOrderState: UseFormState<typeof order> = useFormState
 */
export type UseFormState<S> = <Selected>(select: (state: ModuleFormState<S>) => Selected) => Selected
