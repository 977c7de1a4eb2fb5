import type { CardPayment, CardPaymentStatus, TopUpWalletInput } from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import { fail } from '../errors/failure.ts'
import { invalidInput } from '../errors/invalid-input.ts'
import { refusal } from '../errors/refusal.ts'
import { field, path, text } from '../gateway/wire.ts'
import { collectFaults, idempotencyKey } from '../input/field-rules.ts'
import { money, parseHalalas } from '../values/money.ts'

const statuses: ReadonlySet<string> = new Set(['CREATED', 'AUTHORIZED', 'CAPTURED', 'VOIDED', 'REFUSED', 'EXPIRED'])

/** The provider's page: https, or http on this machine, where the sandbox is. */
function pageUrlOf(value: unknown): string | null {
  const address = text(value)
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined
  const isLocal = url?.protocol === 'http:' && (url.hostname === 'localhost' || url.hostname === '127.0.0.1')
  return url && (url.protocol === 'https:' || isLocal) ? url.href : null
}

function readPayment(body: unknown): CardPayment {
  const payment = path(body, 'response')
  const id = text(field(payment, 'paymentId'))
  const amount = parseHalalas(field(payment, 'amount'))
  if (id === undefined || amount === null) return fail('GATEWAY_BAD_RESPONSE', { cause: 'no card payment' })
  const status = text(field(payment, 'status'))?.toUpperCase() ?? ''
  return {
    id,
    status: statuses.has(status) ? (status as CardPaymentStatus) : 'UNRECOGNISED',
    amount: money(amount, text(field(payment, 'currencyCode'))),
    pageUrl: pageUrlOf(field(payment, 'pageUrl')),
  }
}

/** Opens the card provider's page for a top-up. */
export async function topUpWallet({ amount, ...input }: TopUpWalletInput, context: Context) {
  const { gateway, locale } = context
  context.requireB2B()
  const { faults, take } = collectFaults()
  const key = take(idempotencyKey('idempotencyKey', input.idempotencyKey))
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount)) faults.push({ path: 'amount', code: 'FIELD_INVALID' })
  if (faults.length > 0) return invalidInput(faults, locale)
  const answer = await gateway.optional('POST /payments', { body: { amount, cultCode: locale }, idempotencyKey: key })
  if (!answer) return refusal('NotSupported', 'NOT_SUPPORTED', locale)
  if (answer.ok) return { __typename: 'CardPaymentStarted' as const, payment: readPayment(answer.body) }
  if (answer.code === 'IDEMPOTENCY_MISMATCH') return refusal('IdempotencyMismatch', 'IDEMPOTENCY_MISMATCH', locale)
  return invalidInput([{ path: 'amount', code: 'FIELD_INVALID' }], locale)
}

/** A card payment of the caller's company; null when there is none. */
export async function cardPayment(id: string, { gateway, requireB2B }: Context): Promise<CardPayment | null> {
  requireB2B()
  const answer = await gateway.optional('GET /payments', { query: { id } })
  return answer?.ok ? readPayment(answer.body) : null
}
