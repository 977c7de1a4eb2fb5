/** Measures the product against its goals: `npm run bench` for the servers, `npm run bench -- screens start` for the parts that need a browser or a clean clone. */
import { cpus } from 'node:os'
import { printGoals } from './goals.ts'
import { measureLists } from './lists/lists.ts'
import { measureLoad } from './load/load.ts'
import { rounds, secondsPerRound } from './measure.ts'
import { stopAll } from './processes.ts'
import { measureSearches } from './reads/new-searches.ts'
import { measureReads } from './reads/reads.ts'
import { measureScreens } from './screens/screens.ts'
import { measureStart } from './start/start.ts'

const parts: Record<string, () => Promise<void>> = {
  reads: measureReads,
  searches: measureSearches,
  lists: measureLists,
  load: measureLoad,
  screens: measureScreens,
  start: measureStart,
}
const requestedParts = process.argv.slice(2)
const unknown = requestedParts.filter((part) => !parts[part])
if (unknown.length > 0) throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`)

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${rounds} rounds of ${secondsPerRound} s, the mean CPU time of the quieter half`,
)
try {
  for (const part of requestedParts.length > 0 ? requestedParts : ['reads', 'searches', 'lists', 'load']) {
    await parts[part]?.()
    stopAll()
  }
} finally {
  stopAll()
  printGoals()
}
