import * as core from 'moduleform/core'

/** Uses all of it, so that nothing is left out of what is measured. */
console.log(Object.values(core))
