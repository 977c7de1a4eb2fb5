import type { ChildPolicy } from '../../__generated__/schema-types.ts'
import { count, field, configValue, list, text } from '../../gateway/wire.ts'
import { type Suppliers, supplierFields } from '../../trade/supplier.ts'
import { money, parseHalalas } from '../../values/money.ts'
import { readPercent } from '../../values/percent.ts'

/** A cached child policy, without its supplier's display name and color. */
export type ChildTerms = Omit<ChildPolicy, '__typename' | 'supplier' | 'supplierInfo'> & { provider: string }

function readChildPolicy(policy: unknown, provider: string): ChildTerms | undefined {
  const criterion = (key: string) => configValue(field(policy, 'criteria'), key)
  const fromAge = count(criterion('FromAge'))
  const toAge = count(criterion('ToAge'))
  if (fromAge === undefined || toAge === undefined || toAge > 17 || fromAge > toAge) return undefined
  const type = text(criterion('ChargeType'))?.toLowerCase() ?? ''
  const value = parseHalalas(criterion('ChargeValue'))
  const ages = { fromAge, toAge, provider }
  if (type === 'free') return { ...ages, free: true, percent: null, amount: null }
  if (value === null || value < 0) return undefined
  if (value === 0) return { ...ages, free: true, percent: null, amount: null }
  const percent = type.startsWith('percent') ? readPercent(criterion('ChargeValue')) : null
  if (percent !== null) return { ...ages, free: false, percent, amount: null }
  return type === 'amount' ? { ...ages, free: false, percent: null, amount: money(value) } : undefined
}

/** Reads the child policies in the `policies` of a hotel or a quote, sorted by age. Omits unreadable policies. */
export function readChildPolicies(policies: unknown, provider: string): ChildTerms[] {
  return list(policies)
    .filter((policy) => text(field(policy, 'type'))?.toLowerCase() === 'childpolicy')
    .map((policy) => readChildPolicy(policy, provider))
    .filter((policy) => policy !== undefined)
    .sort((a, b) => a.fromAge - b.fromAge || a.toAge - b.toAge)
}

export const toChildPolicy = ({ provider, ...terms }: ChildTerms, suppliers: Suppliers): ChildPolicy => ({
  ...terms,
  ...supplierFields(provider, suppliers),
})
