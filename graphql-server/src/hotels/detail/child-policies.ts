import type { ChildPolicy, Supplier } from '../../__generated__/schema-types.ts'
import { money, parseHalalas } from '../../values/money.ts'
import { count, field, keyed, list, text } from '../../gateway/wire.ts'
import { supplierInfo } from '../../trade/supplier.ts'
import { percentText } from '../../trade/cancellation-policy.ts'

function readChildPolicy(policy: unknown, supplier: Supplier): ChildPolicy | undefined {
  const criterion = (key: string) => keyed(field(policy, 'criteria'), key)
  const fromAge = count(criterion('FromAge'))
  const toAge = count(criterion('ToAge'))
  if (fromAge === undefined || toAge === undefined || toAge > 17 || fromAge > toAge) return undefined
  const type = text(criterion('ChargeType'))?.toLowerCase() ?? ''
  const value = parseHalalas(criterion('ChargeValue'))
  const ages = { fromAge, toAge, supplier, supplierInfo: supplierInfo(supplier) }
  if (type === 'free') return { ...ages, free: true, percent: null, amount: null }
  if (value === null || value < 0) return undefined
  if (value === 0) return { ...ages, free: true, percent: null, amount: null }
  if (type.startsWith('percent')) {
    return { ...ages, free: false, percent: percentText(value), amount: null }
  }
  return type === 'amount' ? { ...ages, free: false, percent: null, amount: money(value) } : undefined
}

/** The child policies among the `policies` of a hotel or of a quote, by age; those that cannot be read are left out. */
export function readChildPolicies(policies: unknown, supplier: Supplier): ChildPolicy[] {
  return list(policies)
    .filter((policy) => text(field(policy, 'type'))?.toLowerCase() === 'childpolicy')
    .map((policy) => readChildPolicy(policy, supplier))
    .filter((policy) => policy !== undefined)
    .sort((a, b) => a.fromAge - b.fromAge || a.toAge - b.toAge)
}
