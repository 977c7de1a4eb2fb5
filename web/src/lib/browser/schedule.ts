/** Calls back after the next paint, or before the next click if that comes first. Returns a function that cancels it. */
export function afterPaint(callback: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    cancel()
    callback()
  }
  const frame = requestAnimationFrame(() => (task = setTimeout(run)))
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
    removeEventListener('click', run, { capture: true })
  }
  addEventListener('click', run, { capture: true })
  return cancel
}

/** Resolves in a new task, so that pending input is handled first. Unlike a timer, it is not throttled in a background tab. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
