import type { Wallet } from '../__generated__/schema-types.ts'
import { acceptedSchemes } from '../bookings/card/card-payment.ts'
import type { Gateway } from '../gateway/client.ts'
import { readContent } from '../gateway/envelope.ts'
import { field, flag, text } from '../gateway/wire.ts'
import { money, parseHalalas } from '../values/money.ts'

/** A wallet's details from the gateway. The statement is read only if queried. */
export type WalletDetails = Omit<Wallet, 'statement'>

/** Reads the wallet of the caller's company at `now`; null if the gateway does not support wallets. */
export async function readWallet(gateway: Gateway, now: Date): Promise<WalletDetails | null> {
  const wallet = readContent(await gateway.callOptional('/wallet'))
  const id = text(field(wallet, 'walletId'))
  const balance = parseHalalas(field(wallet, 'balance'))
  if (id === undefined || balance === null) return null
  const currency = text(field(wallet, 'currencyCode'))
  const held = parseHalalas(field(wallet, 'heldAmount'))
  const owed = parseHalalas(field(wallet, 'owedAmount'))
  return {
    id,
    balance: money(balance, currency),
    held: held === null || held < 0 ? null : money(held, currency),
    owed: owed === null || owed <= 0 ? null : money(owed, currency),
    topUp: readLimits(field(wallet, 'topUp'), currency),
    cardSchemes: acceptedSchemes(wallet),
    isLow: flag(field(wallet, 'isLow')) ?? null,
    asOf: now.toISOString(),
  }
}

function readLimits(limits: unknown, currency: string | undefined) {
  const [minimum, maximum] = [parseHalalas(field(limits, 'minimum')), parseHalalas(field(limits, 'maximum'))]
  if (minimum === null || maximum === null || minimum <= 0 || maximum < minimum) return null
  return { minimum: money(minimum, currency), maximum: money(maximum, currency) }
}
