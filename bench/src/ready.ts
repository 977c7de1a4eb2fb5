import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Reports to the measuring process that this one is ready, with details such as its URL. On request, sends the CPU time of this process, or the longest
 * stall of its event loop since the last request.
 */
export function reportReady(details: object): void {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  process.on('message', (message) => {
    if (message === 'stall') {
      delays.enable()
      process.send?.(delays.max / 1e6)
      delays.reset()
      return
    }
    delays.disable()
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1000)
  })
  process.send?.(details)
}
