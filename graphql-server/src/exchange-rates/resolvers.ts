import type { ExchangeRate } from '../__generated__/schema-types.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { Gateway } from '../gateway/client.ts'
import { readContent } from '../gateway/envelope.ts'
import { field, list, text } from '../gateway/wire.ts'
import { isCalendarDate } from '../values/days.ts'

const ratePattern = /^\d{1,9}(\.\d{1,8})?$/

/** Reads a rate; undefined if it is unreadable. */
function readRate(row: unknown): ExchangeRate | undefined {
  const currency = text(field(row, 'currencyCode'))
  const riyals = text(field(row, 'rate'))
  const date = text(field(row, 'date'))
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined
  if (riyals === undefined || !ratePattern.test(riyals) || Number(riyals) === 0) return undefined
  return { currency, riyals, date: date !== undefined && isCalendarDate(date) ? date : null }
}

/** Reads rates against the riyal; null if the gateway has none or quotes them against another currency. */
async function readRates(gateway: Gateway): Promise<ExchangeRate[] | null> {
  const content = readContent(await gateway.callOptional('/currencies/rates'))
  if (text(field(content, 'baseCurrencyCode')) !== 'SAR') return null
  return list(field(content, 'rates')).flatMap((row) => readRate(row) ?? [])
}

export const exchangeRateResolvers: Resolvers = {
  Query: {
    exchangeRates: (_root, _args, { gateway }) => readRates(gateway),
  },
}
