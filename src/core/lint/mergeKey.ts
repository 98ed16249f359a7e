/** The key with which YAML 1.1 merges the objects it names into its own; YAML 1.2 and JSON have no such key. */
export const mergeKey = '<<'
