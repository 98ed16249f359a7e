import * as core from 'moduleform/core'

/** Uses all exports, so that nothing is tree-shaken from the measured bundle. */
console.log(Object.values(core))
