/** Editors may save in several writes: a file is read once its size has been stable for this long, in milliseconds. */
export const awaitWriteFinish = { stabilityThreshold: 40, pollInterval: 20 }
