export interface ExchangeRatesTable {
  currency_code: string
  /** `YYYY-MM-DD`. */
  valid_from: string
  /** Price of one unit in riyals, with four decimals. */
  riyals: string
}

export interface ExchangeRateTables {
  exchange_rates: ExchangeRatesTable
}
