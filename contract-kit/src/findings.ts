import type { Fields } from './fields.ts'
import { countMissing } from './wire.ts'

/** Adds a finding about a call. */
export type Report = (call: string, detail: string) => void

export type Findings = ReturnType<typeof createFindings>

/** Collects findings about a gateway, in order; duplicates are printed once. */
export function createFindings() {
  const works = new Set<string>()
  const degraded = new Set<string>()
  const missing = new Set<string>()
  const skipped = new Set<string>()
  const addTo =
    (section: Set<string>): Report =>
    (call, detail) => {
      section.add(`${call}: ${detail}`)
    }
  return {
    works: addTo(works),
    degraded: addTo(degraded),
    missing: addTo(missing),
    skipped: addTo(skipped),

    /** Reports the fields that records lack. A required field that no record has is reported as missing, any other as degraded. */
    checkFields(call: string, records: unknown[], { required, optional }: Fields): void {
      for (const [names, effect] of Object.entries({ ...required, ...optional })) {
        const count = countMissing(records, names)
        if (count === 0) continue
        const isMissingInAll = count === records.length
        const quotedNames = names.split('|').map((name) => `\`${name}\``)
        const finding = `${quotedNames.join(' or ')} is missing`
        if (isMissingInAll && names in required) this.missing(call, finding)
        else this.degraded(call, `${finding}${isMissingInAll ? '' : ` in ${count} of ${records.length}`}; ${effect}`)
      }
    },

    /** Prints the lists and a verdict; returns the exit code. */
    print(log: (lines: string) => void): number {
      const sections = { Works: works, Degraded: degraded, Missing: missing, Skipped: skipped }
      for (const [title, lines] of Object.entries(sections)) {
        if (lines.size > 0) log([title, ...[...lines].map((line) => `  ${line}`), ''].join('\n'))
      }
      log(
        missing.size > 0
          ? `The gateway does not meet the contract: ${missing.size} required ${missing.size === 1 ? 'item is' : 'items are'} missing.`
          : 'The gateway meets the contract.',
      )
      return missing.size > 0 ? 1 : 0
    },
  }
}
