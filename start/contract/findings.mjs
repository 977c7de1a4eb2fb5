import { countMissing } from './wire.mjs'

/** Collects what a gateway can do, in the order in which it was found. */
export function newFindings() {
  const works = []
  const degraded = []
  const missing = []
  const untried = []
  return {
    works: (call, detail) => works.push(`${call}: ${detail}`),
    degraded: (call, loss) => degraded.push(`${call}: ${loss}`),
    missing: (call, reason) => missing.push(`${call}: ${reason}`),
    untried: (call, reason) => untried.push(`${call}: ${reason}`),

    /** Notes the required fields and the optional ones that records lack; true when every required field is there. */
    judge(call, records, { required, optional }) {
      const share = (count) => (count === records.length ? 'missing' : `missing in ${count} of ${records.length}`)
      for (const names of required) {
        const count = countMissing(records, names)
        if (count === records.length) missing.push(`${call}: ${names.replaceAll('|', ' or ')} is missing`)
        else if (count > 0)
          degraded.push(`${call}: ${names.replaceAll('|', ' or ')} is ${share(count)}; these rows are left out`)
      }
      for (const [names, loss] of Object.entries(optional)) {
        const count = countMissing(records, names)
        if (count > 0) degraded.push(`${call}: ${names.replaceAll('|', ' or ')} is ${share(count)}; ${loss}`)
      }
    },

    /** Prints the lists and a verdict; returns the exit code. */
    print(log) {
      const sections = { Works: works, Degraded: degraded, Missing: missing, 'Not tried': untried }
      for (const [title, lines] of Object.entries(sections)) {
        if (lines.length > 0) log([title, ...lines.map((line) => `  ${line}`), ''].join('\n'))
      }
      log(
        missing.length > 0
          ? `The gateway does not meet the contract: ${missing.length} required ${missing.length === 1 ? 'item is' : 'items are'} missing.`
          : 'The gateway meets the contract.',
      )
      return missing.length > 0 ? 1 : 0
    },
  }
}
