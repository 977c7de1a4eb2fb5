import type { Company, Wallet } from '../__generated__/resolvers.ts'
import type { GatewayAnswer } from '../gateway-answer.ts'
import type { Gateway } from '../gateway-client.ts'
import { money, parseHalalas } from '../money.ts'
import { field, path, text, texts } from '../read-wire.ts'

/** The content of an optional call; null where the gateway does not offer it or refuses it in-band. */
const contentOf = (answer: GatewayAnswer | null) => (answer?.ok ? path(answer.body, 'response') : null)

/** The company of the caller; null at a gateway without profiles. */
export async function readCompany(gateway: Gateway): Promise<Company | null> {
  const company = field(contentOf(await gateway.optional('/profile')), 'company')
  const id = text(field(company, 'id'))
  const name = text(field(company, 'name'))
  if (id === undefined || name === undefined) return null
  return {
    id,
    name,
    vatNumber: text(field(company, 'vatNumber')) ?? null,
    licenceNumber: text(field(company, 'licenceNumber')) ?? null,
    ibans: texts(field(company, 'ibans')).map((iban) => iban.replaceAll(' ', '')),
  }
}

/** The wallet of the caller's company as it is at `now`; null at a gateway that keeps none. */
export async function readWallet(gateway: Gateway, now: Date): Promise<Wallet | null> {
  const wallet = contentOf(await gateway.optional('/wallet'))
  const id = text(field(wallet, 'walletId'))
  const balance = parseHalalas(field(wallet, 'balance'))
  if (id === undefined || balance === null) return null
  return { id, balance: money(balance, text(field(wallet, 'currencyCode'))), asOf: now.toISOString() }
}
