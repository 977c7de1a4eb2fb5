import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Sends this process's address to the measuring process, and on request its CPU time or the longest stall of its event loop since the last request. */
export function ready(facts: object): void {
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
  process.send?.(facts)
}
