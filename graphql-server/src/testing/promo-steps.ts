/** Gateway responses to a promo code, for tests. */
import { field, isObject, list } from '../gateway/wire.ts'
import { type StubRequest, enveloped } from './stub-gateway.ts'
import { hudxLines } from './wire-hotels.ts'

type Wire = Record<string, unknown>

const findAmount = (lines: unknown, purpose: string) =>
  Number(
    field(
      list(lines).find((line) => field(line, 'purpose') === purpose),
      'amount',
    ) ?? 0,
  )

/** Reduces the prices in any part of a hudxconnect response by a percentage. */
function applyDiscount(value: unknown, percent: number): unknown {
  if (Array.isArray(value)) return value.map((item) => applyDiscount(item, percent))
  if (!isObject(value)) return value
  const copy: Wire = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, applyDiscount(item, percent)]))
  const lines = value['displayRateInfo']
  if (!Array.isArray(lines) || lines.length === 0) return copy
  const discount = (purpose: string) => Math.round(findAmount(lines, purpose) * (100 - percent)) / 100
  const displayRateInfo = hudxLines(discount('1'), discount('7'))
  return { ...copy, displayRateInfo, amount: findAmount(displayRateInfo, '10') }
}

/** Returns a response that reduces the price of every room by a percentage. */
export const promoApplied = (
  { body }: StubRequest,
  { percent = 10, changes = {} }: { percent?: number; changes?: Wire } = {},
) => {
  const data = applyDiscount(body['data'], percent)
  return enveloped({
    request: isObject(data) ? { ...data, ...changes } : data,
    promo: { code: String(body['code']).toUpperCase(), details: `${percent}% off hotels` },
    message: 'The promo code has been applied.',
  })
}
