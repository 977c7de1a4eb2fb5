import { held } from './goals.ts'
import type { Figures } from './measure.ts'

/** `atMost` limits the product's CPU time as a multiple of another server's. */
type Goal = { what: string; against: string; atMost: number }

const own = 'graphql-server'

/** Prints the figures of a case and how the product compares, and adds a goal to the table. */
export function report(title: string, figures: Map<string, Figures>, goal?: Goal): void {
  const product = figures.get(own)
  if (!product) throw new Error(`${own} was not measured`)
  const cell = (value: number, digits = 1) => value.toFixed(digits).padStart(11)
  console.log(`\n${title}`)
  console.log('                     requests/s     p50 ms     p99 ms     CPU ms   failed   graphql-server takes')
  for (const [name, { perSecond, p50, p99, cpuMs, failed }] of figures) {
    const ratio = `${(product.cpuMs / cpuMs).toFixed(2)} × its CPU, ${(perSecond / product.perSecond).toFixed(2)} × its time`
    console.log(
      `${name.padEnd(20)}${cell(perSecond)}${cell(p50)}${cell(p99)}${cell(cpuMs, 3)}${String(failed).padStart(9)}   ${name === own ? '' : ratio}`,
    )
  }
  if (!goal) return
  const { what, against, atMost } = goal
  const peer = figures.get(against)
  if (!peer) throw new Error(`${against} was not measured`)
  const taken = product.cpuMs / peer.cpuMs
  held({
    what,
    goal: `CPU ≤ ${atMost.toFixed(2)} × ${against}`,
    figure: `${taken.toFixed(2)} ×, ${product.cpuMs.toFixed(2)} ms`,
    reached: taken <= atMost,
  })
}
