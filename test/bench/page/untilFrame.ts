/** Resolves when the browser has drawn the next frame: a message posted in an animation frame is delivered after it. */
export function untilFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(undefined)
    })
  })
}
