/** Calls back once the next frame has been painted, at the latest before the next click. Returns a function that cancels it. */
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
