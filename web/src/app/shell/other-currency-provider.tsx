import type { ReactNode } from 'react'
import { OtherCurrencyContext } from '#src/components/prices/other-currency.tsx'
import { useAccountQuery, useExchangeRatesQuery } from '#src/data/account.generated.ts'

/** Provides the exchange rate of the agent's preferred currency; null if that is SAR or the gateway has no rate for it. */
export function OtherCurrencyProvider({ children }: { children: ReactNode }) {
  // Sent as one request with the same query in the header.
  const { data: account } = useAccountQuery({ fetchPolicy: 'no-cache' })
  const preferred = account?.viewer.profile?.currency ?? 'SAR'
  const isOther = preferred !== 'SAR'
  const { data } = useExchangeRatesQuery({ skip: !isOther })
  const rate = isOther ? data?.exchangeRates?.find(({ currency }) => currency === preferred) : undefined
  return <OtherCurrencyContext value={rate ?? null}>{children}</OtherCurrencyContext>
}
