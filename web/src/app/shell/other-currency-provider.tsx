import type { ReactNode } from 'react'
import { OtherCurrencyContext } from '#src/components/prices/other-currency.tsx'
import { useAccountQuery, useExchangeRatesQuery } from '#src/data/account.generated.ts'

/** Provides the exchange rate for prices in the agent's preferred currency, if the gateway has its rate. */
export function OtherCurrencyProvider({ children }: { children: ReactNode }) {
  // The same request as the header's.
  const { data: account } = useAccountQuery({ fetchPolicy: 'no-cache' })
  const preferred = account?.viewer.profile?.currency ?? 'SAR'
  const isOther = preferred !== 'SAR'
  const { data } = useExchangeRatesQuery({ skip: !isOther })
  const rate = isOther ? data?.exchangeRates?.find(({ currency }) => currency === preferred) : undefined
  return <OtherCurrencyContext value={rate ?? null}>{children}</OtherCurrencyContext>
}
