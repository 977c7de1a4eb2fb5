import { reportGoal } from './goals.ts'
import type { Figures } from './measure.ts'

/** Limits the product's CPU time to `maxRatio` times that of the server named `baseline`. */
type CpuGoal = { name: string; baseline: string; maxRatio: number }

const productName = 'graphql-server'

/** Prints the figures of each server next to the product's, and reports the goal, if any. */
export function reportFigures(title: string, figures: Map<string, Figures>, goal?: CpuGoal): void {
  const product = figures.get(productName)
  if (!product) throw new Error(`${productName} was not measured`)
  const cell = (value: number, digits = 1) => value.toFixed(digits).padStart(11)
  console.log(`\n${title}`)
  console.log('                     requests/s     p50 ms     p99 ms     CPU ms   failed   graphql-server takes')
  for (const [name, { perSecond, p50, p99, cpuMs, failed }] of figures) {
    const ratio = `${(product.cpuMs / cpuMs).toFixed(2)} × its CPU, ${(perSecond / product.perSecond).toFixed(2)} × its time`
    console.log(
      `${name.padEnd(20)}${cell(perSecond)}${cell(p50)}${cell(p99)}${cell(cpuMs, 3)}${String(failed).padStart(9)}   ${name === productName ? '' : ratio}`,
    )
  }
  if (!goal) return
  const { name, baseline, maxRatio } = goal
  const peer = figures.get(baseline)
  if (!peer) throw new Error(`${baseline} was not measured`)
  const ratio = product.cpuMs / peer.cpuMs
  reportGoal({
    name,
    goal: `CPU ≤ ${maxRatio.toFixed(2)} × ${baseline}`,
    result: `${ratio.toFixed(2)} ×, ${product.cpuMs.toFixed(2)} ms`,
    isReached: ratio <= maxRatio,
  })
}
