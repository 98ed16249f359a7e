/**
 * Keeps what was made last for as long as it would be made of the same: `useMemo` for what is no hook.
 *
 * @example const actionsOf = keepLast(createFieldActions)
 */
export function keepLast<From extends readonly unknown[], Made>(make: (...from: From) => Made): (...from: From) => Made {
  let last: { readonly from: From; readonly made: Made } | undefined
  return (...from) => {
    if (last === undefined || from.some((one, index) => one !== last?.from[index])) last = { from, made: make(...from) }
    return last.made
  }
}
